import { expect, test } from 'vitest'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { ORIGINAL_APPEARANCE } from '#platform/content/appearance/original-appearance.ts'
import { homeHead } from './home-head.ts'

const { loja } = DEMO_SETTINGS

test.each([
  ['the settings win', { title: 'Violinos', description: 'Só violinos' }, 'Som', ['Violinos', 'Só violinos']],
  ['the name and the slogan', { title: '', description: '' }, 'Som', [`${loja.nome} | Som`, 'Som']],
  ['the name alone', { title: '', description: '' }, '', [loja.nome, '']],
])('%s', (_, seo, slogan, [title, description]) => {
  const settings = { ...DEMO_SETTINGS, seo }

  expect(homeHead({ settings, appearance: { ...ORIGINAL_APPEARANCE, slogan } })).toEqual({
    title,
    description,
  })
})
