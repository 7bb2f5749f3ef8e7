import { RELEASES } from './releases.ts'

/** A showcase of the home page: product slugs in order. */
export type DemoShowcase = { id: string; titulo: string; produtos: readonly string[] }

/** The product showcases of the demonstration store. */
export const SHOWCASES: readonly DemoShowcase[] = [
  {
    id: 'vitrine-1',
    titulo: 'Escolhidos por quem toca',
    produtos: [
      'violino-eagle-ve441-4-4-com-estojo-e-arco',
      'encordoamento-thomastik-dominant-135b-para-violino',
      'guitarra-tagima-tg-530-woodstock',
      'violao-di-giorgio-bossa',
      'ukulele-concert-kala-ka-c',
      'encordoamento-daddario-exl110-nickel-wound-10-46-para-guitarra',
      'arco-de-violino-paganini-carbono-pcb12',
      'viola-caipira-rozini-rv151-ponteio',
      'violoncelo-hofma-hce200-4-4-com-capa-e-arco',
      'baixo-tagima-tw-73-woodstock',
      'espaleira-kun-original-para-violino-4-4',
      'cavaquinho-rozini-rc10-estudante',
    ],
  },
  {
    id: 'vitrine-2',
    titulo: 'Ofertas da semana',
    produtos: [
      'encordoamento-daddario-ascente-a310-para-violino',
      'guitarra-ibanez-grx40',
      'violao-yamaha-c40',
      'espaleira-wolf-forte-secondo-para-violino',
      'encordoamento-elixir-14052-nanoweb-45-100-para-baixo',
      'ukulele-concert-tagima-23k-com-captacao',
      'viola-de-arco-eagle-va150-com-estojo-e-arco',
      'encordoamento-daddario-nyxl1046-nyxl-10-46-para-guitarra',
      'estojo-paganini-de-policarbonato-para-violino',
      'captador-malagoli-custom-59-para-ponte',
      'violino-vogga-von244-com-estojo-e-arco',
      'cavalete-despiau-superieur-para-violino-4-4',
    ],
  },
  { id: 'vitrine-3', titulo: 'Acabou de chegar', produtos: Object.keys(RELEASES).slice(0, 12) },
]
