import { expect, type Page } from '@playwright/test'

/** One address of each kind of page that a shopper reads. */
export const PAGES = [
  { name: 'início', path: '/' },
  { name: 'categoria', path: '/cordas' },
  { name: 'categoria de segundo nível', path: '/cordas/instrumentos' },
  { name: 'categoria de terceiro nível', path: '/cordas/instrumentos/guitarras' },
  { name: 'listagem filtrada', path: '/cordas?disponivel=1&ordem=menor-preco' },
  { name: 'marcas', path: '/marcas' },
  { name: 'marca', path: '/marcas/daddario' },
  { name: 'listas', path: '/lista' },
  { name: 'lista', path: '/lista/volta-as-aulas' },
  { name: 'busca', path: '/busca?q=violino' },
  { name: 'busca sem resultado', path: '/busca?q=xilofonezinho' },
  { name: 'comparação', path: '/comparar?produtos=1,2,3' },
  { name: 'tamanho certo', path: '/ferramentas/tamanho?instrumento=violino&braco=57' },
  { name: 'encontrar cordas', path: '/ferramentas/cordas?instrumento=violino&som=quente' },
  { name: 'ouvir às cegas', path: '/ferramentas/ouvir' },
  { name: 'tensão certa', path: '/ferramentas/tensao?instrumento=violino&corda=1&alvo=7,5' },
  {
    name: 'meu instrumento',
    path: '/ferramentas/meu-instrumento?instrumento=violino&tamanho=3%2F4',
  },
  { name: 'afinador', path: '/ferramentas/afinador?instrumento=violino&la=442' },
  { name: 'diapasão', path: '/ferramentas/diapasao?instrumento=violaCaipira' },
  { name: 'metrônomo', path: '/ferramentas/metronomo?bpm=72&tempos=3' },
  { name: 'canhotos', path: '/ferramentas/canhotos' },
  { name: 'oficina', path: '/oficina' },
  { name: 'guias', path: '/guias' },
  { name: 'guia', path: '/guias/primeiro-violino' },
  { name: 'produto com tamanhos', path: '/violino-eagle-ve431-com-estojo-e-arco' },
  { name: 'produto com cores', path: '/guitarra-strinberg-sts-100' },
  { name: 'avaliações de um produto', path: '/avaliacoes/1?toca=violino.3-4&nivel=estudante' },
  { name: 'página institucional', path: '/pagina/trocas-e-devolucoes' },
  { name: 'avaliações da loja', path: '/pagina/avaliacao-da-loja' },
  { name: 'central de atendimento', path: '/pagina/central-de-atendimento' },
] as const

/** A page that does not exist, which has a page of its own. */
export const UNKNOWN = '/nao-existe-aqui'

export const WIDTHS = [360, 768, 1024, 1366] as const

/** Phones, tablets and screens, and both sides of every width at which the layout changes. */
export const ALL_WIDTHS = [
  320, 360, 390, 480, 600, 601, 767, 768, 769, 800, 839, 1023, 1024, 1099, 1100, 1280, 1366, 1920, 2560,
] as const

/** Collects the page's errors: failed scripts, blocked by the policy, missing files. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}

/**
 * Waits until the page is hydrated; before that, a click only follows a plain link. Components that hydrate on the
 * first interaction get one.
 */
export async function hydrated(page: Page): Promise<void> {
  const alive = () =>
    page.evaluate(() => {
      dispatchEvent(new Event('pointermove'))
      const parts = [...document.querySelectorAll('body, [data-late] > :first-child')]
      // There is no body yet while a page is being opened.
      return (
        parts.length > 0 && parts.every((part) => Object.keys(part).some((key) => key.startsWith('__react')))
      )
    })

  // Nearly every test waits here: longer intervals would add up to minutes.
  await expect.poll(alive, { intervals: [50, 100] }).toBe(true)
}
