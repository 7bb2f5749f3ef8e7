import type { Topic } from './question-topics.ts'
import { BOWED_STRINGS } from './specification-topics.ts'
import type { ReviewedProduct } from './voice-of.ts'

/** Questions for a part of the catalogue. Those of a longer path are added to those of the shorter ones. */
export function familyTopics(product: ReviewedProduct): Topic[] {
  return FAMILIES.filter(({ pattern }) => pattern.test(product.categoria)).flatMap(({ topics }) =>
    topics(product),
  )
}

type Family = { pattern: RegExp; topics: (product: ReviewedProduct) => Topic[] }

const FAMILIES: readonly Family[] = [
  {
    pattern: /^cordas\/instrumentos\/violoes/,
    topics: ({ caracteristicas }) =>
      specification(caracteristicas, 'Número de cordas') === '12'
        ? []
        : [
            {
              pergunta: 'Serve em violão de 12 cordas?',
              resposta:
                'Não serve: este jogo é de seis cordas. O de doze tem cordas oitavadas, com calibres próprios, e é vendido como jogo de doze.',
            },
          ],
  },
  {
    pattern: /^cordas\/instrumentos\/violoes-de-aco/,
    topics: () => [
      {
        pergunta: 'Posso usar em violão de náilon?',
        resposta:
          'Não recomendamos de jeito nenhum. A tensão do aço é quase o dobro e pode descolar o cavalete.',
      },
    ],
  },
  {
    pattern: /^cordas\/instrumentos\/ukuleles/,
    topics: () => [
      {
        pergunta: 'Minha corda nova desafina toda hora, é normal?',
        resposta:
          'É. Corda de ukulele estica bastante na primeira semana. Afine antes de tocar e ela assenta.',
      },
    ],
  },
  {
    pattern: BOWED_STRINGS,
    topics: () => [
      {
        pergunta: 'Posso trocar sozinho ou precisa de luthier?',
        resposta:
          'Pode trocar sozinho. Faça uma corda por vez, sem soltar as outras, e vá endireitando o cavalete: ele tende a cair para a frente.',
      },
      {
        pergunta: 'De quanto em quanto tempo devo trocar?',
        resposta:
          'Para quem estuda todo dia, entre seis e nove meses. Se o som apagar ou a quinta não fechar mais, está na hora.',
      },
    ],
  },
  {
    pattern: /^cordas\/instrumentos\/guitarras/,
    topics: ({ caracteristicas }) => [
      {
        pergunta: 'Posso afinar em drop D com esse jogo?',
        resposta: 'Pode. Com a sexta em ré a tensão cai um pouco; se sentir a corda mole, suba um calibre.',
      },
      ...(specification(caracteristicas, 'Número de cordas') === '7'
        ? []
        : [
            {
              pergunta: 'Serve em guitarra de 7 cordas?',
              resposta:
                'Não, este jogo tem seis cordas. Para sete, veja os jogos que terminam em .056 ou mais.',
            },
          ]),
      {
        pergunta: 'Funciona em ponte flutuante?',
        resposta:
          'Funciona. Se mudar de calibre em relação ao atual, ajuste as molas para a ponte voltar a ficar paralela.',
      },
    ],
  },
  {
    pattern: /^cordas\/instrumentos\/baixos/,
    topics: () => [
      {
        pergunta: 'Serve em baixo de escala curta?',
        resposta:
          'Não recomendamos. O jogo é para escala longa, de 34 polegadas; na curta a parte grossa passa da pestana.',
      },
      {
        pergunta: 'Serve para quem toca slap?',
        resposta:
          'Serve. Corda nova ajuda muito no slap; depois de alguns meses o estalo diminui, e aí é hora de trocar.',
      },
    ],
  },
  {
    pattern: /^cordas\/instrumentos\/(cavaquinhos|violas-caipiras|bandolins)/,
    topics: () => [
      {
        pergunta: 'O jogo vem completo?',
        resposta: 'Vem completo, com cada corda identificada na embalagem.',
      },
    ],
  },
  {
    pattern: /^guitarras/,
    topics: ({ itensInclusos }) => [
      {
        pergunta: 'Acompanha capa?',
        resposta: itensInclusos.some((item) => /capa|bag/i.test(item))
          ? 'Acompanha. Está na lista do que vem na caixa.'
          : 'Não acompanha. Temos capas com espuma de 15 e 20 mm na seção de estojos.',
      },
      {
        pergunta: 'É boa para iniciante?',
        resposta:
          'É, desde que o som seja o que você procura. Conte o estilo e quanto quer gastar no WhatsApp, que comparamos com outras duas.',
      },
    ],
  },
  {
    pattern: /^arcos/,
    topics: () => [
      {
        pergunta: 'Já vem com breu na crina?',
        resposta:
          'Vem sem. Na primeira vez, passe bastante breu, devagar, até a crina começar a agarrar; depois duas ou três passadas bastam.',
      },
      {
        pergunta: 'Como sei se a vareta está reta?',
        resposta:
          'Conferimos cada uma antes de enviar. Para ver em casa, olhe do talão para a ponta, com a crina frouxa: a linha não pode fugir para o lado.',
      },
    ],
  },
  {
    pattern: /^cordas\/avulsas/,
    topics: () => [
      {
        pergunta: 'Vem uma corda ou o jogo?',
        resposta: 'Vem uma corda só, em embalagem individual. O jogo completo está em uma página própria.',
      },
    ],
  },
  {
    pattern: /^(violinos|violoes|guitarras|ukuleles|regionais)/,
    topics: ({ itensInclusos }) => [
      { pergunta: 'O que vem na caixa?', resposta: `Vem na caixa: ${itensInclusos.join(', ')}.` },
      {
        pergunta: 'Já vem afinado e regulado?',
        resposta:
          'Vem. Passa pela bancada antes de sair: regulamos trastes ou alma e cavalete, tarraxas ou cravelhas, e afinamos. As cordas viajam um pouco soltas, então é só subir a afinação com calma.',
      },
      {
        pergunta: 'Conseguem mandar fotos da unidade que está no estoque?',
        resposta:
          'Conseguimos. Chame no WhatsApp com o nome do produto, que fotografamos frente, fundo e detalhes.',
      },
    ],
  },
  {
    pattern: /^violinos/,
    topics: ({ itensInclusos }) =>
      itensInclusos.some((item) => /arco/i.test(item))
        ? [
            {
              pergunta: 'O arco que acompanha é bom?',
              resposta:
                'É um arco de estudo, com crina natural. Dá conta dos primeiros anos; depois vale procurar um melhor.',
            },
          ]
        : [
            {
              pergunta: 'Acompanha arco e estojo?',
              resposta: `Não acompanha. A caixa traz: ${itensInclusos.join(', ')}.`,
            },
          ],
  },
  {
    pattern: /^violinos\/(estudo|violas|violoncelos)/,
    topics: () => [
      {
        pergunta: 'Como sei qual tamanho comprar para criança?',
        resposta:
          'Meça o braço esticado, da base do pescoço ao meio da palma, e compare com o guia de tamanhos. Entre dois, fique com o menor. Se errar, a troca é por nossa conta.',
      },
    ],
  },
  {
    pattern: /^violoes\/nailon/,
    topics: () => [
      {
        pergunta: 'Aceita cordas de aço?',
        resposta:
          'Não. Ele foi feito para náilon, e a tensão do aço descola o cavalete. A garantia não cobre esse dano.',
      },
    ],
  },
  {
    pattern: /^cavaletes\/violino|^cavaletes\/violoncelo/,
    topics: () => [
      {
        pergunta: 'É só colocar ou precisa ajustar?',
        resposta:
          'Precisa de ajuste. A peça vem em bruto, e o luthier recorta os pés, a altura e a curva para o seu instrumento.',
      },
    ],
  },
  {
    pattern: /capotrastes/,
    topics: () => [
      {
        pergunta: 'Desafina quando prende?',
        resposta: 'Bem colocado, encostado no traste, não. Se apertar demais, o tom sobe um pouco.',
      },
    ],
  },
  {
    pattern: /correias/,
    topics: () => [
      {
        pergunta: 'Serve em violão que só tem um pino?',
        resposta:
          'Serve, amarrando a outra ponta na mão do violão com um cordão, ou pedindo ao luthier um segundo pino.',
      },
    ],
  },
  {
    pattern: /acessorios\/(afinadores|limpeza|estojos|suportes)|^kits/,
    topics: () => [
      {
        pergunta: 'Vem em embalagem para presente?',
        resposta:
          'Vem na embalagem do fabricante. Se quiser, escreva na observação do pedido e mandamos com um laço.',
      },
    ],
  },
]

function specification(
  caracteristicas: ReviewedProduct['caracteristicas'],
  label: string,
): string | undefined {
  return caracteristicas.find((entry) => entry.label === label)?.valor
}
