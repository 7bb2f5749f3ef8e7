import { expect, test } from 'vitest'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { renderMail } from './render.tsx'
import type { TemplateName, Templates } from './templates.ts'

const SHOP = { loja: DEMO_SETTINGS.loja, storeUrl: 'https://loja.example' }

const SAMPLES: { [Name in TemplateName]: Templates[Name] } = {
  'newsletter-confirmation': {
    confirmUrl: 'https://loja.example/newsletter/confirmar?chave=a-b_c',
    unsubscribeUrl: 'https://loja.example/newsletter/sair?chave=d-e_f',
    days: 7,
  },
  'newsletter-welcome': { unsubscribeUrl: 'https://loja.example/newsletter/sair?chave=d-e_f' },
  'sign-up-confirmation': {
    confirmUrl: 'https://loja.example/checkout/cadastro/confirmar?chave=a-b_c',
    hours: 24,
  },
  'sign-up-known': {
    loginUrl: 'https://loja.example/checkout/acesso/',
    recoveryUrl: 'https://loja.example/checkout/senha',
  },
  'login-code': { codigo: '012345', minutes: 10 },
  'password-link': { resetUrl: 'https://loja.example/checkout/senha/nova?chave=a-b_c', minutes: 60 },
  'password-changed': { recoveryUrl: 'https://loja.example/checkout/senha' },
  'email-change': { confirmUrl: 'https://loja.example/minha-conta/email?chave=a-b_c', minutes: 60 },
  'email-changed': {},
}

const NAMES = Object.keys(SAMPLES) as TemplateName[]

test.each(NAMES)('%s says who sends it and why, in HTML and in text', async (name) => {
  const { subject, html, text } = await renderMail(name, SAMPLES[name], SHOP)

  expect(subject).not.toBe('')
  for (const said of [text, html.replaceAll('<!-- -->', '')]) {
    expect(said).toContain(SHOP.loja.nome)
    expect(said).toContain(`CNPJ ${SHOP.loja.cnpj}`)
    expect(said).toMatch(
      /(newsletter da|para a conta na|da sua conta na|criar uma conta na|para entrar na) Lira/,
    )
  }
})

test.each(NAMES)('%s stands alone: no script, no style sheet, no picture of others', async (name) => {
  const { html } = await renderMail(name, SAMPLES[name], SHOP)

  expect(html).not.toMatch(/<script|<link|<img|@import|url\(/i)
  expect(html).toMatch(/^<!DOCTYPE html/)
  expect(html).toContain('lang="pt-BR"')
  // Gmail cuts longer ones off.
  expect(Buffer.byteLength(html)).toBeLessThan(90_000)
})

test.each(NAMES)('%s shows its preview before its first words, and only there', async (name) => {
  const { html, text } = await renderMail(name, SAMPLES[name], SHOP)

  expect(html.indexOf('display:none')).toBeLessThan(html.indexOf('<h1'))
  expect(text).not.toContain('\u200c')
})

test.each([
  ['newsletter-confirmation', SAMPLES['newsletter-confirmation'].confirmUrl],
  ['newsletter-confirmation', SAMPLES['newsletter-confirmation'].unsubscribeUrl],
  ['newsletter-welcome', SAMPLES['newsletter-welcome'].unsubscribeUrl],
] as const)('%s leads to %s, in HTML and in text', async (name, url) => {
  const { html, text } = await renderMail(name, SAMPLES[name], SHOP)

  expect(html).toContain(`href="${url}"`)
  expect(text).toContain(url)
})
