import { CreateBucketCommand, GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import test from 'ava'
import { openStore, type StoreSettings } from '../../../documents/open-store.ts'
import { STORE_RULES } from '../store-rules.ts'

/** The address of an S3-compatible server: `npm run proofs -- s3` starts one and hands it on. */
const endpoint = process.argv[2]
if (endpoint === undefined) throw new Error('Run these tests by `npm run proofs -- s3`.')

const bucket = 'documents'
const region = 'ap-south-1'
const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
const settings: StoreSettings = { kind: 's3', bucket, region, endpoint, credentials, prefix: 'courtpulse/' }
const client = new S3Client({ region, endpoint, credentials, forcePathStyle: true })

test.before(async () => {
  await client.send(
    new CreateBucketCommand({ Bucket: bucket, CreateBucketConfiguration: { LocationConstraint: region } }),
  )
})

for (const [rule, check] of STORE_RULES) test(`S3: ${rule}`, async (t) => check(t, await openStore(settings)))

test('S3: documents lie under the prefix, as PDFs', async (t) => {
  const key = await (await openStore(settings)).put(Buffer.from('%PDF-1.7'))
  const place = `courtpulse/${key.slice(0, 2)}/${key.slice(2, 4)}/${key}.pdf`
  const stored = await client.send(new GetObjectCommand({ Bucket: bucket, Key: place }))
  t.is(stored.ContentType, 'application/pdf')
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket }))
  t.true(Contents.every(({ Key = '' }) => Key.startsWith('courtpulse/')))
})

test('S3: a bucket that is not there is an error, not an empty store', async (t) => {
  const store = await openStore({ ...settings, bucket: 'elsewhere' })
  await t.throwsAsync(store.read('a'.repeat(64)), { name: 'NoSuchBucket' })
  await t.throwsAsync(store.put(Buffer.from('%PDF-1.7')), { name: 'NoSuchBucket' })
})
