import { generate } from 'otplib'
import type { Database } from '#platform/database/connect.ts'
import { createOwner } from '#platform/staff/team/create-owner.ts'
import type { Camera } from './camera.ts'

const OWNER = { nome: 'Lúcia Prado', email: 'dona@lira.exemplo' }

const PASSWORD = 'um violino afinado de manhã'

/** Logs in to the panel for the first time, as an owner, with pictures of each step. Returns the session's cookie. */
export async function enterAsOwner({ page, take }: Camera, db: Database): Promise<string> {
  const chave = await createOwner({ db, now: new Date() }, OWNER)
  await page.goto(`/admin/convite?chave=${chave}`)
  await page.getByLabel(/^Crie uma senha/).fill(PASSWORD)
  await take('staff/convite', { screen: 'login' })

  await page.getByRole('button', { name: 'Criar senha e entrar' }).click()
  const secret = page.getByRole('button').filter({ has: page.locator('code') })
  const secretText = ((await secret.textContent()) ?? '').replaceAll(' ', '')
  await take('staff/segundo-fator', { screen: 'login', height: 840 })
  await page.getByLabel('Código que o aplicativo mostra').fill(await generate({ secret: secretText }))
  await page.getByRole('button', { name: 'Ligar o segundo fator' }).click()
  await page.getByLabel('Já guardei os códigos').check()
  await take('staff/codigos-de-recuperacao', { screen: 'login' })

  await page.getByRole('button', { name: 'Ir para o painel' }).click()
  await page.getByRole('navigation', { name: 'Painel' }).waitFor()
  const cookies = await page.context().cookies()

  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
