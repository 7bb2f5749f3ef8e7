import { join, resolve } from 'node:path'
import { CREDENTIALS } from './credentials.ts'
import { startPsp } from './start-psp.ts'

// `node tools/psp/main.ts [port] [origin of the shop] [folder]`, charges kept in the folder, or in DATA_DIR if that is set.
const [port = '3900', shop, folder = process.env['DATA_DIR']] = process.argv.slice(2)
const psp = await startPsp({
  port: Number(port),
  ...(folder ? { file: join(resolve(folder), 'psp.json') } : {}),
  ...(shop ? { shop } : {}),
})
const { url } = psp

/** What to configure a shop with. */
const environment = {
  PIX_API_URL: `${url}/v2`,
  PIX_TOKEN_URL: `${url}/oauth/token`,
  PIX_CLIENT_ID: CREDENTIALS.clientId,
  PIX_CLIENT_SECRET: CREDENTIALS.clientSecret,
  PIX_RECEIVER_KEY: CREDENTIALS.chave,
  PIX_NOTICE_KEY: CREDENTIALS.noticeKey,
  BOLETO_API_URL: url,
  BOLETO_API_TOKEN: CREDENTIALS.token,
  BOLETO_NOTICE_SECRET: CREDENTIALS.noticeSecret,
  CARD_API_URL: url,
  CARD_API_TOKEN: CREDENTIALS.token,
  CARD_NOTICE_SECRET: CREDENTIALS.noticeSecret,
  CARD_SCRIPT_URL: `${url}/v1/card.js`,
}

process.on('SIGTERM', end)
if (process.send) {
  // A shop started it, and ends it: an interruption from the terminal reaches both, and the shop may still have a question.
  process.on('SIGINT', () => undefined)
  process.on('disconnect', end)
  process.send(environment)
} else {
  process.on('SIGINT', end)
  const lines = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
  process.stdout.write(`Simulação de pagamentos em ${url}. A loja a usa com:\n${lines.join('\n')}\n`)
}

function end() {
  void psp.close().then(() => process.exit(0))
}
