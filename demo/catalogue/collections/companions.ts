/** Products that go with those of a category and are discounted when bought together, most useful first. */
export type Companions = {
  /** A category path or its beginning. */
  categoria: string
  /** Slug and discount: integer percent, or centavos. */
  together: readonly (readonly [produto: string, tipoDesconto: 'porcentagem' | 'valor', desconto: number])[]
}

/** The first entry that matches a product's category applies, so narrower paths come first. */
export const COMPANIONS: readonly Companions[] = [
  {
    categoria: 'violinos/violas',
    together: [
      ['encordoamento-thomastik-dominant-141-para-viola-de-arco', 'porcentagem', 10],
      ['espaleira-kun-bravo-de-madeira-para-viola', 'porcentagem', 8],
      ['surdina-tourte-para-viola-de-arco', 'valor', 300],
    ],
  },
  {
    categoria: 'violinos/violoncelos',
    together: [
      ['encordoamento-daddario-prelude-j1010-para-violoncelo', 'porcentagem', 10],
      ['apoio-de-espigao-paganini-para-violoncelo', 'valor', 1500],
      ['suporte-de-chao-saty-para-violoncelo', 'porcentagem', 12],
    ],
  },
  {
    categoria: 'violinos/contrabaixos',
    together: [
      ['breu-hidersine-para-contrabaixo', 'porcentagem', 15],
      ['encordoamento-daddario-helicore-hybrid-para-contrabaixo-acustico-3-4', 'porcentagem', 8],
    ],
  },
  {
    categoria: 'violinos/avancados',
    together: [
      ['encordoamento-pirastro-obligato-411021-para-violino-4-4', 'porcentagem', 10],
      ['breu-bernardel-classico', 'porcentagem', 15],
      ['espaleira-wolf-forte-secondo-para-violino', 'porcentagem', 8],
    ],
  },
  {
    categoria: 'violinos',
    together: [
      ['encordoamento-daddario-ascente-a310-para-violino', 'porcentagem', 10],
      ['espaleira-everest-ez-para-violino', 'porcentagem', 10],
      ['breu-hidersine-3v-para-violino', 'valor', 500],
    ],
  },
  {
    categoria: 'guitarras/baixos/cinco-cordas',
    together: [
      ['cabo-santo-angelo-garage-plugue-l-para-baixo', 'porcentagem', 10],
      ['encordoamento-daddario-exl170-5-nickel-wound-45-130-para-baixo', 'porcentagem', 8],
      ['correia-larga-basso-comfort-para-baixo', 'porcentagem', 12],
    ],
  },
  {
    categoria: 'guitarras/baixos',
    together: [
      ['cabo-santo-angelo-garage-plugue-l-para-baixo', 'porcentagem', 10],
      ['encordoamento-daddario-exl165-nickel-wound-45-105-para-baixo', 'porcentagem', 8],
      ['correia-larga-basso-comfort-para-baixo', 'porcentagem', 12],
    ],
  },
  {
    categoria: 'guitarras/modernas',
    together: [
      ['cabo-santo-angelo-ninja-para-guitarra', 'porcentagem', 10],
      ['palhetas-dunlop-jazz-iii-pacote-com-6', 'valor', 400],
      ['bag-avs-executive-para-guitarra', 'porcentagem', 12],
    ],
  },
  {
    categoria: 'guitarras',
    together: [
      ['cabo-santo-angelo-ninja-para-guitarra', 'porcentagem', 10],
      ['encordoamento-daddario-exl110-nickel-wound-10-46-para-guitarra', 'porcentagem', 10],
      ['bag-avs-executive-para-guitarra', 'porcentagem', 12],
    ],
  },
  {
    categoria: 'violoes/aco',
    together: [
      ['encordoamento-daddario-ej16-bronze-fosforoso-12-53-para-violao', 'porcentagem', 10],
      ['capotraste-daddario-ns-tri-action', 'porcentagem', 10],
      ['capa-solid-sound-para-violao-com-20-mm', 'porcentagem', 12],
    ],
  },
  {
    categoria: 'violoes/sete-e-doze-cordas',
    together: [
      ['afinador-de-presilha-snark-sn5x', 'valor', 1000],
      ['capa-solid-sound-para-violao-com-20-mm', 'porcentagem', 12],
    ],
  },
  {
    categoria: 'violoes/infantis',
    together: [
      ['afinador-de-presilha-cherub-wst-900', 'valor', 500],
      ['banquinho-de-pe-saty-para-violonista', 'porcentagem', 10],
    ],
  },
  {
    categoria: 'violoes',
    together: [
      ['encordoamento-daddario-ej45-pro-arte-tensao-media-violao-nailon', 'porcentagem', 10],
      ['capa-solid-sound-para-violao-com-20-mm', 'porcentagem', 12],
      ['afinador-de-presilha-snark-sn5x', 'valor', 1000],
    ],
  },
  {
    categoria: 'ukuleles/tenor-e-baritono',
    together: [
      ['afinador-de-presilha-snark-sn5x', 'valor', 1000],
      ['correia-basso-floral-para-violao-e-ukulele', 'porcentagem', 10],
    ],
  },
  {
    categoria: 'ukuleles',
    together: [
      ['capa-cr-bag-para-ukulele', 'porcentagem', 15],
      ['encordoamento-daddario-titanium-ej87-para-ukulele', 'porcentagem', 10],
      ['afinador-de-presilha-cherub-wst-900', 'valor', 500],
    ],
  },
  {
    categoria: 'regionais/cavaquinhos',
    together: [
      ['capa-avs-estampada-para-cavaquinho', 'porcentagem', 15],
      ['encordoamento-daddario-ej93-para-cavaquinho', 'porcentagem', 10],
    ],
  },
  {
    categoria: 'regionais/violas-caipiras',
    together: [
      ['encordoamento-giannini-para-viola-caipira', 'porcentagem', 10],
      ['afinador-de-presilha-snark-sn5x', 'valor', 1000],
    ],
  },
  {
    categoria: 'regionais',
    together: [
      ['afinador-de-presilha-snark-sn5x', 'valor', 1000],
      ['palhetas-dunlop-jazz-iii-pacote-com-6', 'valor', 400],
    ],
  },
  {
    categoria: 'arcos/violoncelo-e-contrabaixo',
    together: [
      ['breu-daddario-kaplan-artcraft', 'porcentagem', 10],
      ['flanela-de-microfibra-paganini-para-instrumentos', 'valor', 400],
    ],
  },
  {
    categoria: 'arcos',
    together: [
      ['breu-pirastro-goldflex', 'porcentagem', 10],
      ['flanela-de-microfibra-paganini-para-instrumentos', 'valor', 400],
    ],
  },
  {
    categoria: 'cordas/instrumentos/violinos',
    together: [
      ['breu-hidersine-3v-para-violino', 'porcentagem', 10],
      ['microafinador-wittner-uni-para-violino', 'valor', 300],
    ],
  },
  {
    categoria: 'cordas/instrumentos/guitarras',
    together: [
      ['enrolador-de-cordas-daddario-com-alicate', 'porcentagem', 10],
      ['palhetas-dunlop-tortex-standard-pacote-com-12', 'valor', 400],
    ],
  },
]
