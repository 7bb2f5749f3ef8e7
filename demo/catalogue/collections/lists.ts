/** A shopping list of the store: products to buy together, with quantities. `texto` is HTML. */
export type DemoList = {
  slug: string
  titulo: string
  texto: string
  produtos: readonly { produto: string; quantidade: number }[]
}

/** The three lists of the demonstration store; products by slug. */
export const LISTS: readonly DemoList[] = [
  {
    slug: 'volta-as-aulas',
    titulo: 'Volta às aulas de música',
    texto:
      '<p>A matrícula está feita, o horário também: falta a mochila. Juntamos o que professores pedem na primeira semana, do violino ao ukulele, com peças que cabem no estojo e no orçamento.</p><p>Leve a lista inteira ou só o que falta. Em dúvida sobre tamanho de violino, meça o braço do pescoço ao meio da palma antes de pedir.</p>',
    produtos: [
      { produto: 'violino-michael-vnm40-com-estojo-e-arco', quantidade: 1 },
      { produto: 'violao-giannini-n14', quantidade: 1 },
      { produto: 'ukulele-soprano-shelby-su-21', quantidade: 1 },
      { produto: 'espaleira-everest-ez-para-violino', quantidade: 1 },
      { produto: 'breu-paganini-claro-para-violino-e-viola', quantidade: 1 },
      { produto: 'encordoamento-mauro-calixto-escola-para-violino', quantidade: 1 },
      { produto: 'encordoamento-daddario-ej27n-estudante-violao-nailon', quantidade: 1 },
      { produto: 'afinador-de-presilha-cherub-wst-900', quantidade: 1 },
      { produto: 'estante-de-partitura-saty-dobravel-com-bolsa', quantidade: 1 },
      { produto: 'metronomo-cherub-wsm-288-com-afinador', quantidade: 1 },
      { produto: 'banquinho-de-pe-saty-para-violonista', quantidade: 1 },
      { produto: 'flanela-de-microfibra-paganini-para-instrumentos', quantidade: 2 },
    ],
  },
  {
    slug: 'kit-do-luthier',
    titulo: 'Kit do luthier',
    texto:
      '<p>A gaveta de quem ajusta instrumentos: cavaletes em bruto, cravelhas, estandartes, rastilho e tarraxas de reposição. São peças que pedem mão treinada, e é para essas mãos que a lista foi feita.</p><p>Professores que cuidam do acervo da escola também encontram aqui o básico para combinar com o luthier da cidade.</p>',
    produtos: [
      { produto: 'cavalete-teller-de-estudo-para-violino', quantidade: 4 },
      { produto: 'cavalete-aubert-etude-para-violino-4-4', quantidade: 2 },
      { produto: 'cavalete-despiau-superieur-para-violino-4-4', quantidade: 1 },
      { produto: 'cavalete-aubert-frances-para-violoncelo', quantidade: 1 },
      { produto: 'jogo-de-cravelhas-paganini-de-ebano-para-violino', quantidade: 2 },
      { produto: 'jogo-de-cravelhas-paganini-de-buxo-para-violino', quantidade: 1 },
      { produto: 'estandarte-wittner-ultra-para-violino', quantidade: 2 },
      { produto: 'microafinador-wittner-uni-para-violino', quantidade: 4 },
      { produto: 'rastilho-de-osso-deval-para-violao', quantidade: 2 },
      { produto: 'tarraxas-deval-para-violao-de-nailon', quantidade: 1 },
      { produto: 'diapasao-de-garfo-wittner-em-la-440', quantidade: 1 },
      { produto: 'polidor-dunlop-65-para-guitarra-e-violao', quantidade: 1 },
    ],
  },
  {
    slug: 'primeira-orquestra',
    titulo: 'Primeira orquestra',
    texto:
      '<p>Violino, viola, violoncelo e contrabaixo para abrir uma orquestra de bairro, de igreja ou de escola. Escolhemos conjuntos de estudo que afinam bem, com arco e estojo, e o que o naipe consome todo mês.</p><p>As quantidades são um ponto de partida para um quinteto; fale com a gente para um orçamento de turma inteira.</p>',
    produtos: [
      { produto: 'violino-eagle-ve441-4-4-com-estojo-e-arco', quantidade: 2 },
      { produto: 'viola-de-arco-eagle-va150-com-estojo-e-arco', quantidade: 1 },
      { produto: 'violoncelo-eagle-ce200-com-capa-e-arco', quantidade: 1 },
      { produto: 'contrabaixo-acustico-eagle-db120-3-4-com-capa-e-arco', quantidade: 1 },
      { produto: 'espaleira-paganini-de-madeira-para-violino-4-4', quantidade: 3 },
      { produto: 'breu-hidersine-3v-para-violino', quantidade: 3 },
      { produto: 'breu-paganini-escuro-para-violoncelo', quantidade: 1 },
      { produto: 'breu-hidersine-para-contrabaixo', quantidade: 1 },
      { produto: 'surdina-tourte-redonda-para-violino', quantidade: 2 },
      { produto: 'surdina-tourte-para-viola-de-arco', quantidade: 1 },
      { produto: 'apoio-de-espigao-paganini-para-violoncelo', quantidade: 1 },
      { produto: 'estante-de-partitura-saty-dobravel-com-bolsa', quantidade: 5 },
      { produto: 'afinador-korg-ca-2-cromatico-de-mesa', quantidade: 1 },
    ],
  },
]
