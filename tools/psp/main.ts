import { join, resolve } from 'node:path'
import { CREDENTIALS } from './credentials.ts'
import { startPsp } from './start-psp.ts'

// `node tools/psp/main.ts [port] [origin of the shop]`, charges kept in DATA_DIR if that is set.
const [port = '3900', shop] = process.argv.slice(2)
const folder = process.env['DATA_DIR']
const psp = await startPsp({
  port: Number(port),
  ...(folder ? { file: join(resolve(folder), 'psp.json') } : {}),
  ...(shop ? { shop } : {}),
})
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => void psp.close().then(() => process.exit(0)))

const { url } = psp
process.stdout.write(`Simulação de pagamentos em ${url}. A loja a usa com:
PIX_API_URL=${url}/v2 PIX_TOKEN_URL=${url}/oauth/token
PIX_CLIENT_ID=${CREDENTIALS.clientId} PIX_CLIENT_SECRET=${CREDENTIALS.clientSecret}
PIX_RECEIVER_KEY=${CREDENTIALS.chave} PIX_NOTICE_KEY=${CREDENTIALS.noticeKey}
BOLETO_API_URL=${url} BOLETO_API_TOKEN=${CREDENTIALS.token} BOLETO_NOTICE_SECRET=${CREDENTIALS.noticeSecret}
CARD_API_URL=${url} CARD_API_TOKEN=${CREDENTIALS.token} CARD_NOTICE_SECRET=${CREDENTIALS.noticeSecret}
CARD_SCRIPT_URL=${url}/v1/card.js
`)
