import { join, resolve } from 'node:path'
import { shopEnvironment } from './shop-environment.ts'
import { startPsp } from './start-psp.ts'

// `node tools/psp/main.ts [port] [origin of the shop] [folder]`: stores charges in the folder, or in DATA_DIR if that
// is set.
const [port = '3900', shop, folder = process.env['DATA_DIR']] = process.argv.slice(2)
const psp = await startPsp({
  port: Number(port),
  ...(folder ? { file: join(resolve(folder), 'psp.json') } : {}),
  ...(shop ? { shop } : {}),
})
const environment = shopEnvironment(psp.url)

process.on('SIGTERM', end)
if (process.send) {
  // Its shop starts and stops it: Ctrl-C in the terminal reaches both, and the shop may still need an answer.
  process.on('SIGINT', () => undefined)
  process.on('disconnect', end)
  process.send(environment)
} else {
  process.on('SIGINT', end)
  const lines = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
  process.stdout.write(`Simulação de pagamentos em ${psp.url}. A loja a usa com:\n${lines.join('\n')}\n`)
}

function end() {
  void psp.close().then(() => process.exit(0))
}
