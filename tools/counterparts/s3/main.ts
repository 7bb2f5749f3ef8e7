import { startS3 } from './start-s3.ts'

// `node tools/counterparts/s3/main.ts`: an S3-compatible store on this machine, in memory, until it is ended.
const store = await startS3()

for (const [name, value] of Object.entries(store.environment)) process.stdout.write(`${name}=${value}\n`)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => void store.close().then(() => process.exit(0)))
