import { startBrasilApi } from './start-brasil-api.ts'

// `node tools/counterparts/brasil-api/main.ts`: CEPs and their coordinates on this machine, until it is ended.
const { url, close } = await startBrasilApi({ port: 0 })

process.stdout.write(`BRASILAPI_URL=${url}\n`)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void close().then(() => process.exit(0)))
