import type { HomeSection } from '#contract/content/home-sections.ts'

/** The home page that a new store starts with. A section without content is not shown. Texts contain marks. */
export const SEED_SECTIONS: HomeSection[] = [
  section('hero', 'banner-home'),
  {
    ...section('texto', null),
    id: 'boas-vindas',
    titulo: 'Boas-vindas! Aqui é {{loja.nome}}',
    html: '<p>Instrumentos, cordas e acessórios, com ficha completa, o preço inteiro e a entrega para o seu CEP. Ficou em dúvida? <a href="/pagina/central-de-atendimento">Fale com a gente</a>.</p>',
  },
  section('atalhos', null),
  section('vitrine', 'vitrine-1'),
  section('vantagens', null),
  { ...section('categorias', 'banners-categoria-home'), titulo: 'Escolha pela categoria' },
  section('vitrine', 'vitrine-2'),
  section('ferramentas', null),
  section('guias', null),
  { ...section('sobre', 'banner-about-home'), titulo: 'Conheça a loja' },
  section('vitrine', 'vitrine-3'),
  { ...section('marcas', null), titulo: 'Marcas' },
]

function section(tipo: HomeSection['tipo'], hash: string | null): HomeSection {
  return { id: tipo === 'vitrine' && hash ? hash : tipo, tipo, titulo: '', hash, html: '', ativa: true }
}
