/** The shop's looks: each a set of tokens and arrangements. */
export const LOOK_NAMES = ['atelie', 'palco', 'partitura'] as const

export const FONT_PAIRS = ['atelie', 'palco', 'partitura', 'moderna', 'acolhedora', 'direta'] as const

export const CORNERS = ['retos', 'suaves', 'redondos'] as const

export const HEADER_STYLES = ['simples', 'central', 'contraste'] as const

export const FOOTER_STYLES = ['contraste', 'claro', 'cor'] as const

export type LookName = (typeof LOOK_NAMES)[number]
export type FontPairName = (typeof FONT_PAIRS)[number]
export type Corners = (typeof CORNERS)[number]
export type HeaderStyle = (typeof HEADER_STYLES)[number]
export type FooterStyle = (typeof FOOTER_STYLES)[number]

/** The four colours that all others derive from (`palette.ts`): action, accent, paper and ink. */
export type Colours = { acao: string; destaque: string; papel: string; tinta: string }

/** The merchant's choices of style; null is the look's own. */
export type Style = {
  visual: LookName
  cores: { [Name in keyof Colours]: string | null }
  fontes: FontPairName | null
  cantos: Corners | null
  cabecalho: HeaderStyle | null
  rodape: FooterStyle | null
}

/** A style without gaps. */
export type WholeStyle = {
  visual: LookName
  cores: Colours
  fontes: FontPairName
  cantos: Corners
  cabecalho: HeaderStyle
  rodape: FooterStyle
}
