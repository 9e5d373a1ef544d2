/** What a court writes of a case that ended without harm to the party that was sued. */
export const ENDED_WITHOUT_HARM = /dismiss|withdraw|settle|compromise|infructuous|rejected|quashed|acquitt/i

/** What it writes of one that ended against that party. */
export const ENDED_WITH_HARM = /convict|decree/i

/** What it writes of one that goes on elsewhere, though it is disposed of here. */
export const GOES_ON = /transfer|\bcommitt|made over|remand/i
