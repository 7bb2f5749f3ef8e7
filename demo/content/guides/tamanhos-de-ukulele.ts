import { type DemoGuide, faq, figure, goods, h, p, sum, table, tool } from './draft.ts'
import { UKULELES } from './figures-of-instruments.ts'

export const ukuleleSizes: DemoGuide = {
  slug: 'tamanhos-de-ukulele',
  titulo: 'Tamanhos de ukulele: soprano, concert, tenor e barítono',
  resumo: 'O que muda na mão, no som e na afinação, e qual escolher para começar.',
  topico: 'Começar',
  author: 'caio',
  publicadoEm: '2026-06-15T12:00:00Z',
  revisadoEm: null,
  revisao: '',
  cover: UKULELES,
  parts: [
    sum(
      '<ul><li><strong>Concert</strong> é o mais seguro para adultos começarem.</li><li><strong>Soprano</strong> para crianças e para o som clássico.</li><li><strong>Barítono</strong> tem outra afinação: as cordas não são as mesmas.</li></ul>',
    ),
    h('Quatro tamanhos, três afinados igual'),
    p(
      '<p>O ukulele nasceu no Havaí, no fim do século XIX, de instrumentos pequenos levados por imigrantes portugueses. O nome dos tamanhos lembra vozes de coro, mas soprano, concert e tenor têm a mesma afinação, sol–dó–mi–lá. O que muda é o comprimento da corda que vibra, o volume da caixa e o espaço entre os trastes. O barítono é o único que canta mais grave: ré–sol–si–mi, como as quatro primeiras cordas do violão.</p>',
    ),
    figure(UKULELES, 'Escalas usuais, na mesma proporção. Cada marca varia em alguns milímetros.'),
    table(
      'Os quatro tamanhos',
      'Tamanho | Escala | Comprimento | Afinação',
      'Soprano | 330 a 350 mm | 53 cm | G4 C4 E4 A4',
      'Concert | 370 a 390 mm | 58 cm | G4 C4 E4 A4',
      'Tenor | 420 a 440 mm | 66 cm | G4 C4 E4 A4 ou G3',
      'Barítono | 480 a 520 mm | 76 cm | D3 G3 B3 E4',
    ),
    h('Soprano'),
    p(
      '<p>É o que toca na cabeça quando se diz ukulele: ataque curto, som claro, cabe na mochila. Os trastes são próximos, o que ajuda mãos pequenas e atrapalha dedos grossos nos acordes de três dedos na mesma casa. Para crianças a partir de cinco anos é o começo natural. Para adultos, é um ótimo segundo instrumento e companheiro de viagem.</p>',
    ),
    goods('Ukuleles soprano', '', '/ukuleles/soprano'),
    h('Concert'),
    p(
      '<p>Um pouco maior, com alguns trastes a mais e espaço para os dedos. Guarda o timbre alegre do soprano com mais volume e um grave menos magro. A corda mais longa puxa com mais força, então afina de modo mais firme. Para um adulto que não sabe qual escolher, a resposta quase sempre é esta.</p>',
    ),
    goods('Ukuleles concert', '', '/ukuleles/concert'),
    h('Tenor e barítono'),
    p(
      '<p>O tenor tem caixa de verdade e sustenta a nota, bom para dedilhado e palco. Muitos trocam a quarta corda por uma grave, o <em>low G</em>: a mesma nota uma oitava abaixo, que transforma as melodias. Essa corda costuma ser revestida ou de fluorcarbono grosso, e pede o sulco da pestana um pouco mais largo.</p><p>O barítono é a ponte com o violão. Quem já toca violão reconhece todos os acordes e só deixa de lado as duas graves. Quem aprende por vídeos de ukulele, porém, vai estranhar: as formas são as mesmas, mas soam em outro tom.</p>',
    ),
    goods('Ukuleles tenor e barítono', '', '/ukuleles/tenor-e-baritono'),
    h('Cordas e afinação'),
    p(
      '<p>Use o jogo do tamanho certo. Um jogo de soprano num tenor fica tenso, e um de tenor num soprano fica mole, porque a força cresce com o quadrado do comprimento. No barítono, cordas de outra afinação ou arrebentam ou bambeiam. Náilon soa macio, fluorcarbono soa brilhante e é mais fino na mão. Cordas de aço, nunca: a caixa é leve demais.</p><p>Cordas novas cedem por dias. Puxe de leve, afine, repita, e leve o afinador para as primeiras aulas. Tarraxas de atrito, que saem para trás como cravelhas, giram depressa; um parafuso no botão regula o aperto.</p>',
    ),
    tool('/ferramentas/afinador', 'instrumento=ukulele', 'Afine corda por corda, pelo microfone do celular.'),
    goods('Cordas de ukulele', 'Confira o tamanho na ficha.', '/cordas/instrumentos/ukuleles'),
    h('Como escolher sem experimentar'),
    p(
      '<p>Ponha a mão esquerda numa régua e abra os dedos: se do indicador ao mínimo, sem forçar, passa de doze centímetros, o soprano vai parecer apertado. Veja se o tampo é maciço ou laminado: o maciço soa mais, o laminado viaja melhor. Confira se a ficha diz tarraxas fechadas, que seguram melhor a afinação. E reserve um pouco para uma capa acolchoada, porque o tampo fino é a parte que mais sofre na mochila: uma batida de lado racha antes de riscar.</p>',
    ),
    faq(
      [
        'Ukulele é um violão pequeno?',
        'Não: a quarta corda é aguda nos três menores, o que dá o balanço próprio do instrumento.',
      ],
      [
        'Posso passar de um tamanho a outro?',
        'Sim. Entre soprano, concert e tenor, tudo o que você aprendeu continua valendo.',
      ],
      [
        'Qual é bom para cantar junto?',
        'Qualquer um. Para vozes graves, tenor ou barítono deixam mais espaço ao agudo da voz.',
      ],
    ),
  ],
}
