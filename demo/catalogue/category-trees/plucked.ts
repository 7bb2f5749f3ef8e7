import type { CategoryRow } from '../categories.ts'

/** Violões, guitars and basses, ukuleles and the Brazilian instruments. */
export function pluckedTree(): CategoryRow[] {
  return [
    [
      'violoes',
      'Violões',
      'Violões de náilon e de aço',
      'O instrumento que está em toda casa brasileira. Náilon para bossa, choro e erudito; aço para louvor, sertanejo e folk. Escolha o tamanho que abraça o seu corpo e o braço que a sua mão alcança.',
    ],
    [
      'violoes/nailon',
      'Violões de náilon',
      'Violões clássicos de náilon',
      'Braço largo, som redondo e cordas macias para começar. Tampo maciço abre com os anos; laminado aguenta praia e escola. Os modelos com captação seguem direto para a mesa de som.',
    ],
    [
      'violoes/aco',
      'Violões de aço',
      'Violões folk de aço',
      'Brilho, batida e palco. Há corpos folk confortáveis, jumbos que enchem a sala e modelos finos com captação. Se os dedos reclamarem, comece com cordas 10-47.',
    ],
    [
      'violoes/sete-e-doze-cordas',
      '7 e 12 cordas',
      'Violões de sete e doze cordas',
      'As baixarias do choro e o coro das doze cordas. Pedem um pouco mais de mão e devolvem um mundo. Todos com regulagem conferida.',
    ],
    [
      'violoes/infantis',
      'Violões infantis',
      'Violões infantis e de viagem',
      'Tamanhos menores para braços menores, com escala de verdade. Também servem de companheiro de mochila. Um violão na medida certa faz a criança voltar a ele.',
    ],
    [
      'guitarras',
      'Guitarras e baixos',
      'Guitarras e baixos elétricos',
      'Escala longa ou curta, captador simples ou duplo, quatro ou cinco cordas. Cada página conta as madeiras, os captadores e para que serve, sem mistério. Há modelos para canhotos também.',
    ],
    [
      'guitarras/modelo-st',
      'Modelo ST',
      'Guitarras modelo ST',
      'Dois recortes, três captadores e alavanca: a guitarra que faz de tudo. Da limpa de funk ao solo de rock, com o corpo que não machuca. Ótima primeira guitarra.',
    ],
    [
      'guitarras/modelo-tl',
      'Modelo TL',
      'Guitarras modelo TL',
      'Um pedaço de madeira, dois captadores e muito caráter. Estala no country, morde no rock, canta no jazz. Pouca coisa para quebrar e muito para tocar.',
    ],
    [
      'guitarras/modelo-lp',
      'Modelo LP e semiacústicas',
      'Guitarras modelo LP, SG e semiacústicas',
      'Captadores duplos, escala curta e notas que não acabam. As de corpo maciço servem ao rock e ao blues; as semiacústicas, ao jazz e ao soul. Um pouco mais pesadas, muito recompensadoras.',
    ],
    [
      'guitarras/modernas',
      'Modernas',
      'Guitarras modernas',
      'Braço fino, vinte e quatro trastes e captadores quentes. Feitas para correr, afinar baixo e usar alavanca. Há sete cordas para quem quer ir além.',
    ],
    [
      'guitarras/baixos',
      'Baixos',
      'Baixos elétricos',
      'Quem toca baixo segura a banda. Passivos de som clássico, ativos de timbre largo, quatro ou cinco cordas. Peso e escala estão na ficha, porque o ombro também conta.',
    ],
    [
      'guitarras/baixos/quatro-cordas',
      '4 cordas',
      'Baixos de quatro cordas',
      'O clássico Mi, Lá, Ré, Sol. Para começar, para gravar e para nunca mais largar. Compare captadores P, J e ativos.',
    ],
    [
      'guitarras/baixos/cinco-cordas',
      '5 cordas',
      'Baixos de cinco cordas',
      'O Si grave que o gospel e o sertanejo pedem. Procure escala de 34 polegadas ou mais, para a quinta corda falar firme. Braços mais largos, mão relaxada.',
    ],
    [
      'ukuleles',
      'Ukuleles',
      'Ukuleles',
      'Quatro cordas, sorriso fácil. O soprano é o clássico, o concert dá espaço aos dedos, o tenor canta mais grave e o barítono já conversa com o violão. Todos vêm com afinação gCEA, salvo o barítono.',
    ],
    [
      'ukuleles/soprano',
      'Soprano',
      'Ukuleles soprano',
      'Vinte e uma polegadas de alegria. Leve, brilhante, cabe na mochila. O mais tocado por crianças e em viagens.',
    ],
    [
      'ukuleles/concert',
      'Concert',
      'Ukuleles concert',
      'Um pouco maior, um pouco mais cheio, com trastes mais espaçados. Boa escolha para mãos adultas. O equilíbrio que muita gente prefere.',
    ],
    [
      'ukuleles/tenor-e-baritono',
      'Tenor e barítono',
      'Ukuleles tenor e barítono',
      'O tenor tem corpo para solo e palco; o barítono afina como as quatro primeiras do violão. Som mais grave e sustentação longa. Vários aceitam Sol grave.',
    ],
    [
      'regionais',
      'Cavaquinhos, violas e bandolins',
      'Instrumentos brasileiros',
      'Samba, choro, moda e folia moram aqui. Instrumentos nacionais, muitos deles feitos por quem toca na roda. Cada um traz a afinação e a escala na ficha.',
    ],
    [
      'regionais/cavaquinhos',
      'Cavaquinhos',
      'Cavaquinhos',
      'Pequeno no tamanho, chefe da harmonia no samba. Há modelos de estudo, de faia e de luthier, acústicos e com captação. Afina-se em Ré, Sol, Si, Ré.',
    ],
    [
      'regionais/violas-caipiras',
      'Violas caipiras',
      'Violas caipiras',
      'Dez cordas que contam causos. Violas cinturadas e de corpo largo, para Cebolão, Rio Abaixo e o que mais vier. O brilho dos pares é metade da graça.',
    ],
    [
      'regionais/bandolins-e-banjos',
      'Bandolins e banjos',
      'Bandolins e banjos',
      'O choro pede bandolim, o pagode pede banjo. Pares bem afinados e ação baixa fazem toda a diferença. Regulagem conferida antes do envio.',
    ],
  ]
}
