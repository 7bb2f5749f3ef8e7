import { DAY_MS } from '#domain/time/durations.ts'
import { chance } from '../chance.ts'

/** Products released in the last weeks before the demonstration's day, 21 November 2026. */
export const RELEASES: Readonly<Record<string, string>> = {
  'guitarra-tagima-stella-h3': '2026-11-19',
  'encordoamento-thomastik-peter-infeld-pi101-para-violino-4-4': '2026-11-18',
  'ukulele-tenor-kala-ka-atp-ctg-com-captacao': '2026-11-17',
  'viola-caipira-rozini-rv215-profissional': '2026-11-14',
  'baixo-cort-action-v-plus': '2026-11-13',
  'cravelhas-mecanicas-wittner-finetune-para-violino': '2026-11-12',
  'violino-stagg-evn-eletrico-4-4-com-estojo-e-arco': '2026-11-10',
  'violao-strinberg-jumbo-sj200': '2026-11-07',
  'breu-daddario-kaplan-artcraft': '2026-11-06',
  'estojo-paganini-de-policarbonato-para-violino': '2026-11-04',
  'encordoamento-elixir-19052-optiweb-10-46-para-guitarra': '2026-11-03',
  'guitarra-cort-kx307-de-7-cordas': '2026-10-31',
  'captador-sergio-rosar-blues-p90': '2026-10-28',
  'arco-de-violino-hofma-de-ipe-oitavado-4-4': '2026-10-26',
  'encordoamento-worth-brown-fluorcarbono-para-ukulele': '2026-10-23',
  'violoncelo-hofma-hce200-4-4-com-capa-e-arco': '2026-10-20',
  'correia-larga-basso-comfort-para-baixo': '2026-10-16',
  'cavaquinho-carlinhos-luthier-profissional-eletrico': '2026-10-12',
}

const FIRST_DAY = Date.UTC(2023, 11, 4)
const LAST_DAY = Date.UTC(2026, 8, 28)

/** Returns a product's release time at noon UTC: its release date, or a day in the three years before. */
export function releasedAt(slug: string): string {
  const release = RELEASES[slug]
  if (release) return `${release}T12:00:00.000Z`
  const days = Math.floor((chance(slug, 'publicado') * (LAST_DAY - FIRST_DAY)) / DAY_MS)
  return new Date(FIRST_DAY + days * DAY_MS + DAY_MS / 2).toISOString()
}
