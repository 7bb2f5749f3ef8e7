import type { Appearance } from '#contract/content/appearance.ts'

/** The appearance of a store that has published none. */
export const ORIGINAL_APPEARANCE: Appearance = {
  visual: 'atelie',
  cores: { acao: null, destaque: null, papel: null, tinta: null },
  fontes: null,
  cantos: null,
  cabecalho: null,
  rodape: null,
  logo: null,
  nomeAoLado: true,
  icone: null,
  slogan: 'Instrumentos, cordas e acessórios escolhidos por quem toca.',
  creditos: [
    { texto: 'Powered by {{loja}}', link: '' },
    { texto: 'Developed by {{loja}}', link: '' },
  ],
}
