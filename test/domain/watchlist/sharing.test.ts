import test from 'ava'
import { isVisibleTo } from '../../../domain/watchlist/sharing.ts'

const viewer = { accountId: 'a1', userId: 'u1', teamIds: ['t1', 't2'] }

for (const [what, thing, visible] of [
  ['its own', { accountId: 'a1', sharedWith: [] }, true],
  ['shared with the user', { accountId: 'a2', sharedWith: [{ type: 'user', id: 'u1' }] }, true],
  ['shared with a team of the user', { accountId: 'a2', sharedWith: [{ type: 'team', id: 't2' }] }, true],
  ['shared with others', { accountId: 'a2', sharedWith: [{ type: 'user', id: 'u2' }] }, false],
  ["shared with a team whose id is the user's", { accountId: 'a2', sharedWith: [{ type: 'team', id: 'u1' }] }, false],
  ["shared with a user whose id is a team's", { accountId: 'a2', sharedWith: [{ type: 'user', id: 't1' }] }, false],
  [
    'shared with the account as if it were a user',
    { accountId: 'a2', sharedWith: [{ type: 'user', id: 'a1' }] },
    false,
  ],
] as const)
  test(`a record that is ${what} is ${visible ? 'visible' : 'not visible'}`, (t) => {
    t.is(isVisibleTo(viewer, { ...thing, sharedWith: [...thing.sharedWith] }), visible)
  })
