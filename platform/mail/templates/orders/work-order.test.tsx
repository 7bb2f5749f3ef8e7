import { expect, test } from 'vitest'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { sampleMail } from '../../mails.ts'
import { renderMail } from '../../render.tsx'

const SHOP = { loja: DEMO_SETTINGS.loja, storeUrl: 'https://loja.example' }

test('an instrument that was taken in gets a mail that promises no photos: there may be none', async () => {
  const sample = sampleMail('work-order', SHOP.storeUrl)
  const { text } = await renderMail('work-order', { ...sample, tipo: 'recebida' }, SHOP)

  expect(text).toContain('acompanha cada passo e vê as fotos que a oficina fizer')
  expect(text).not.toContain('com fotos')
})
