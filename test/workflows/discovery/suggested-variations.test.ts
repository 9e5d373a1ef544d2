import test from 'ava'
import { nameVariations } from '../../../domain/matching/variations.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { until } from '../../support/until.ts'
import { anEntity, onboarded } from '../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

const NAME = 'Saffron Textiles Private Limited'

/** Returns the variations of an entity after its onboarding. */
async function variationsOf(details: object): Promise<unknown> {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key, details)
  await onboarded(service, id)
  const { body } = await service.call(`GET /watchlist/entities/${id}`, { key })
  return (body as { nameVariations: unknown }).nameVariations
}

test.serial(
  "a company gets the model's spellings in addition to those of the rules, and none that could be another company's",
  async (t) => {
    const suggested = ['Safron Textiles Private Limited', 'Saffron Textile Private Limited']
    const rules = nameVariations(NAME)
    t.deepEqual(
      await variationsOf({ name: NAME }),
      [...rules.slice(0, 5), ...suggested, ...rules.slice(5)].slice(0, 10),
    )
  },
)

test.serial('when the model answers nonsense the spellings of the rules stay', async (t) => {
  await service.control.fault('model', 'garbage')
  t.deepEqual(await variationsOf({ name: NAME }), nameVariations(NAME))
})

test.serial('when the model asks to wait it is asked again later', async (t) => {
  await service.control.reset()
  await service.control.fault('model', 'rate-limit')
  await variationsOf({ name: NAME })
  t.is(await service.control.calls('model'), 2)
})

test.serial('the model is not asked about a person', async (t) => {
  await service.control.reset()
  t.deepEqual(await variationsOf({ name: 'Asha Verma', entityType: 'PERSON' }), [])
  t.is(await service.control.calls('model'), 0)
})

test.serial(
  'a company renamed while the model is asked gets the variations of its new name: by rules at once, then suggested',
  async (t) => {
    await service.control.reset()
    await service.control.fault('model', 'slow', 1, 60_000)
    const { key } = await anAccount(service.db)
    const id = await anEntity(service, key, { name: 'Kaveri Logistics Limited' })
    const shown = async () =>
      ((await service.call(`GET /watchlist/entities/${id}`, { key })).body as { nameVariations: string[] })
        .nameVariations
    await until(
      () => service.control.calls('model'),
      (calls) => calls === 1,
    )
    await service.call(`PUT /watchlist/entities/${id}`, { key, body: { name: NAME, entityType: 'BUSINESS' } })
    t.deepEqual(await shown(), nameVariations(NAME))
    await service.control.release('model')
    await onboarded(service, id)
    t.true((await shown()).includes('Safron Textiles Private Limited'))
    // For the old name, again for the new one, and in the pass after the rename.
    t.is(await service.control.calls('model'), 3)
  },
)
