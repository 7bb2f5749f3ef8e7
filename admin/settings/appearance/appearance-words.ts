import type {
  Colours,
  Corners,
  FontPairName,
  FooterStyle,
  HeaderStyle,
  LookName,
} from '#domain/format/appearance/appearance.ts'

/** What each choice is called, and what it looks like. */
export const LOOK_WORDS: Record<LookName, { label: string; text: string }> = {
  atelie: { label: 'Ateliê', text: 'Madeira e papel, serifa, hastes finas: uma loja de luthier.' },
  palco: {
    label: 'Palco',
    text: 'Escuro e elétrico, letras altas, cartões em moldura: guitarras e amplificadores.',
  },
  partitura: { label: 'Partitura', text: 'Branco e arejado, títulos de livro, tudo ao centro: uma revista.' },
}

export const FONT_WORDS: Record<FontPairName, string> = {
  atelie: 'Fraunces e Inter',
  palco: 'Oswald e Inter',
  partitura: 'Playfair Display e Source Sans',
  moderna: 'Space Grotesk e Inter',
  acolhedora: 'Lora e Nunito Sans',
  direta: 'Archivo e Source Sans',
}

export const CORNER_WORDS: Record<Corners, string> = {
  retos: 'Retos',
  suaves: 'Suaves',
  redondos: 'Redondos',
}

export const HEADER_WORDS: Record<HeaderStyle, string> = {
  simples: 'Claro, com o menu ao lado do logo',
  central: 'Claro, com o logo no meio e o menu embaixo',
  contraste: 'Escuro',
}

export const FOOTER_WORDS: Record<FooterStyle, string> = {
  contraste: 'Escuro',
  claro: 'Claro',
  cor: 'Na cor de ação',
}

export const COLOUR_WORDS: Record<keyof Colours, { label: string; text: string }> = {
  acao: { label: 'Ação', text: 'Botões, links e preços em destaque.' },
  destaque: { label: 'Destaque', text: 'Ícones, marcas e detalhes.' },
  papel: { label: 'Fundo', text: 'O papel da loja.' },
  tinta: { label: 'Texto', text: 'Títulos e textos.' },
}

/** The names of the form's fields, for conflicts. */
export const FIELD_WORDS = {
  visual: 'Visual',
  cores: 'Cores',
  fontes: 'Letras',
  cantos: 'Cantos',
  cabecalho: 'Cabeçalho',
  rodape: 'Rodapé',
  logo: 'Logo',
  nomeAoLado: 'Nome ao lado do logo',
  icone: 'Ícone',
  slogan: 'Slogan',
  creditos: 'Créditos',
}
