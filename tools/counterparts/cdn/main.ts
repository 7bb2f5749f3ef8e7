import { startCdn } from './start-cdn.ts'

// `node tools/counterparts/cdn/main.ts`: the purge calls of Fastly and Cloudflare on this machine, until it is ended.
const { url, service, token, close } = await startCdn()

process.stdout.write(`CDN_URL=${url}\nCDN_SERVICE=${service}\nCDN_TOKEN=${token}\n`)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void close().then(() => process.exit(0)))
