import { createOwner } from '#platform/staff/create-owner.ts'
import { INVITATION_DAYS } from '#platform/staff/invitations.ts'
import { readConfig } from '#server/config.ts'
import { StartFailure } from '#server/start-failure.ts'
import { createStop } from '#server/stop.ts'
import { openToolDatabase } from '#server/tool-database.ts'

const USAGE = 'Uso: npm run admin:create -- E-MAIL "NOME"'

// Whoever may run commands on the store's machine may make an owner of it.
try {
  await run()
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function run() {
  const [email = '', ...words] = process.argv.slice(2)
  const nome = words.join(' ').trim()
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || nome === '') throw new StartFailure(USAGE)
  const config = readConfig()
  const stop = createStop((error) => console.error(error))
  try {
    const { db } = await openToolDatabase(config, stop)
    const chave = await createOwner({ db, agora: new Date() }, { nome, email })
    console.log(`Link de ${nome} para criar a senha do painel, vale uma vez, por ${INVITATION_DAYS} dias:`)
    console.log(`${config.storeUrl}/admin/convite?chave=${chave}`)
  } finally {
    await stop.now()
  }
}
