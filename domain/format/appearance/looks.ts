import type { LookName, Style, WholeStyle } from './appearance.ts'

type Look = Omit<WholeStyle, 'visual'>

/** What each look consists of. The first is that of `storefront/tokens.css`. */
export const LOOKS: Record<LookName, Look> = {
  atelie: {
    cores: {
      acao: '#7a2e1f',
      destaque: '#b8581e',
      papel: '#fbf8f3',
      tinta: '#1d1a16',
    },
    fontes: 'atelie',
    cantos: 'suaves',
    cabecalho: 'simples',
    rodape: 'contraste',
  },
  palco: {
    cores: {
      acao: '#ffb21a',
      destaque: '#ff7a4d',
      papel: '#141313',
      tinta: '#f4f0e9',
    },
    fontes: 'palco',
    cantos: 'retos',
    cabecalho: 'contraste',
    rodape: 'contraste',
  },
  partitura: {
    cores: {
      acao: '#1f3d5c',
      destaque: '#8a5310',
      papel: '#ffffff',
      tinta: '#17181a',
    },
    fontes: 'partitura',
    cantos: 'retos',
    cabecalho: 'central',
    rodape: 'claro',
  },
}

/** Returns a style with its look's own choices in place of nulls. */
export function wholeStyle({ visual, cores, fontes, cantos, cabecalho, rodape }: Style): WholeStyle {
  const look = LOOKS[visual]

  return {
    visual,
    cores: {
      acao: cores.acao ?? look.cores.acao,
      destaque: cores.destaque ?? look.cores.destaque,
      papel: cores.papel ?? look.cores.papel,
      tinta: cores.tinta ?? look.cores.tinta,
    },
    fontes: fontes ?? look.fontes,
    cantos: cantos ?? look.cantos,
    cabecalho: cabecalho ?? look.cabecalho,
    rodape: rodape ?? look.rodape,
  }
}
