import type { Topic } from './question-topics.ts'
import type { ReviewedProduct } from './voice-of.ts'

/** One question per specification line that shoppers like to have confirmed. */
export function specificationTopics(product: ReviewedProduct): Topic[] {
  return product.caracteristicas.flatMap(({ label, valor }) => {
    const topic = QUESTIONS[label]?.(valor, product)
    return topic ? [topic] : []
  })
}

type Ask = (valor: string, product: ReviewedProduct) => Topic | null

const QUESTIONS: Readonly<Record<string, Ask>> = {
  Terminação: (valor, { categoria }) =>
    BOWED_STRINGS.test(categoria)
      ? {
          pergunta: 'A terminação é de bola ou de laço?',
          resposta: `A terminação é: ${valor.toLowerCase()}. Vale olhar o seu microafinador antes de fechar.`,
        }
      : null,
  'Tamanhos disponíveis': (valor) => ({
    pergunta: 'Tem em outros tamanhos?',
    resposta: `Temos em ${valor}. É só escolher na página; o estoque de cada tamanho aparece ao lado.`,
  }),
  'Tensões disponíveis': (valor) => ({
    pergunta: 'Qual tensão devo escolher?',
    resposta: `Trabalhamos com ${valor.toLowerCase()}. Na dúvida, fique com a média: é a referência do fabricante. A leve solta o som de instrumentos duros, a alta dá mais volume.`,
  }),
  'Tensão total': (valor) => ({
    pergunta: 'Qual é a tensão total do jogo?',
    resposta: `São cerca de ${valor}, na afinação padrão e no comprimento de referência. A tensão de cada corda está na tabela da página.`,
  }),
  Calibre: (valor) => ({
    pergunta: 'Vai precisar de regulagem se eu usava outro calibre?',
    resposta: `Este jogo é ${valor}. Se o seu atual for parecido, não precisa. Mudando um número na primeira corda, vale conferir o tensor e as oitavas.`,
  }),
  Revestimento: (valor) => ({
    pergunta: 'Essa corda é revestida?',
    resposta:
      valor === 'Com revestimento'
        ? 'É sim. O revestimento é bem fino e faz a corda durar mais, principalmente para quem sua muito ou mora perto do mar.'
        : 'Não, esta é sem revestimento. O toque é o tradicional, e o preço é menor. Se quiser durar mais, veja a seção de revestidas.',
  }),
  Núcleo: (valor, { caracteristicas }) =>
    caracteristicas.some(({ label }) => label === 'Afinação assenta em')
      ? null
      : {
          pergunta: 'Demora para assentar a afinação?',
          resposta: SETTLING[valor] ?? 'Um ou dois dias costumam bastar. Vá afinando aos poucos.',
        },
  'Afinação assenta em': (valor) => ({
    pergunta: 'Demora para assentar a afinação?',
    resposta: `Assenta em ${valor.toLowerCase()}, tocando normalmente. Vá afinando aos poucos e ela firma.`,
  }),
  'Comprimento da escala': (valor) => ({
    pergunta: 'Qual é o comprimento da escala?',
    resposta: `A escala tem ${valor}. É essa medida que interessa na hora de escolher o calibre das cordas.`,
  }),
  'Peso do instrumento': (valor) => ({
    pergunta: 'É pesado para tocar em pé?',
    resposta: `Pesa perto de ${valor}, com variação pequena de uma peça para outra por causa da madeira. Com uma correia larga vai bem.`,
  }),
  'Largura da pestana': (valor) => ({
    pergunta: 'O braço é largo? Tenho mão pequena.',
    resposta: `A pestana tem ${valor}. Para comparar, um violão clássico costuma ter 52 mm e um folk, 43 mm.`,
  }),
  Tampo: (valor) => ({
    pergunta: 'O tampo é maciço ou laminado?',
    resposta: `O tampo é de ${valor.toLowerCase()}. ${/maciço/i.test(valor) ? 'O maciço abre com o uso e pede cuidado com a umidade.' : 'Aguenta bem mudança de clima, bom para levar para todo lado.'}`,
  }),
  Captação: (valor) => PICKUPS[valor] ?? null,
  Mão: () => ({
    pergunta: 'Tem para canhoto?',
    resposta:
      'Este modelo é para destros. Fale com a gente no WhatsApp: alguns modelos vêm por encomenda para canhotos.',
  }),
  Afinação: (valor, { categoria }) =>
    /^(regionais|ukuleles)/.test(categoria)
      ? {
          pergunta: 'Em que afinação ele vem?',
          resposta: `Vem preparado para ${valor}. As cordas de fábrica são dessa afinação; para outra, troque o jogo.`,
        }
      : null,
  Uso: (valor, { categoria }) =>
    /surdinas/.test(categoria)
      ? {
          pergunta: 'Serve para estudar à noite sem incomodar?',
          resposta: /estudo/i.test(valor)
            ? `Serve. O uso indicado é ${valor.toLowerCase()}.`
            : `Esta é de ${valor.toLowerCase()}: vela o som, mas não silencia. Para estudar à noite, prefira uma de estudo.`,
        }
      : null,
  Instrumento: (valor, { categoria }) =>
    /breu|surdinas|estojos|palhetas|correias/.test(categoria)
      ? {
          pergunta: 'Serve em outros instrumentos também?',
          resposta: `O indicado é: ${valor.toLowerCase()}. Em outros pode até funcionar, mas não garantimos o resultado.`,
        }
      : null,
  'Peso do arco': (valor) => ({
    pergunta: 'Qual é o peso do arco?',
    resposta: `Fica em torno de ${valor} no tamanho 4/4, com um ou dois gramas de variação.`,
  }),
  Tonalidade: (valor) => ({
    pergunta: 'É claro ou escuro? Não sei qual usar.',
    resposta: `A tonalidade é ${valor.toLowerCase()}. Os claros são mais secos e fazem menos pó; os escuros agarram mais e vão bem nos graves e no frio.`,
  }),
  'Largura dos pés': (valor) => ({
    pergunta: 'Qual é a largura dos pés?',
    resposta: `${valor}. Confira a do seu cavalete atual antes de escolher, medindo por fora dos pés.`,
  }),
  'Espaçamento entre cordas': (valor) => ({
    pergunta: 'Qual é o espaçamento entre as cordas?',
    resposta: `São ${valor}, da primeira à última. Se puder, mande uma foto da sua ponte com uma régua e conferimos.`,
  }),
  'Medidas internas': (valor) => ({
    pergunta: 'Quais são as medidas por dentro?',
    resposta: `Por dentro são ${valor}. Meça o instrumento no ponto mais largo e deixe uma folga de um centímetro.`,
  }),
  Regulagem: (valor) => ({
    pergunta: 'Serve para quem tem pescoço comprido?',
    resposta: `Serve. A regulagem é de ${valor.toLowerCase()}. Comece baixo e vá subindo até o queixo descansar sem apertar.`,
  }),
  Plugues: (valor) => ({
    pergunta: 'Os plugues são retos?',
    resposta: `Os plugues são ${valor}. O angulado costuma ser melhor em guitarras com o jack na lateral.`,
  }),
  Referência: (valor) => ({
    pergunta: 'Dá para mudar a referência do lá?',
    resposta: `Dá, de ${valor}. Sai de fábrica em 440 Hz.`,
  }),
  Comprimento: (valor) => ({
    pergunta: 'Qual é o comprimento?',
    resposta: `O comprimento é ${valor.toLowerCase()}. A medida completa está na ficha, um pouco mais abaixo na página.`,
  }),
}

export const BOWED_STRINGS = /^cordas\/(instrumentos\/(violinos|violas|violoncelos|contrabaixos)$|avulsas)/

const PICKUPS: Readonly<Record<string, Topic>> = {
  'Sem captação': {
    pergunta: 'Dá para ligar na caixa?',
    resposta:
      'Este é acústico, sem captação. Se precisar amplificar, use um captador de contato ou um microfone.',
  },
  Piezo: {
    pergunta: 'Dá para ligar na caixa?',
    resposta: 'Dá sim. A captação é por piezo, com saída para cabo P10.',
  },
}

const SETTLING: Readonly<Record<string, string>> = {
  'Aço sólido': 'Quase nada: a de aço assenta no mesmo dia.',
  'Aço trançado': 'Pouco: em um ou dois dias está firme.',
  Sintético: 'De dois a quatro dias, tocando normalmente. Vá afinando e ela firma.',
  Tripa: 'Uma semana, mais ou menos, e ela continua sensível à mudança de tempo. É da natureza da tripa.',
  Náilon: 'Dois a três dias. Estique com cuidado depois de afinar e ela firma antes.',
  Nylgut: 'Uma semana de afinações frequentes. Depois fica bem estável.',
  Fluorcarbono: 'Três dias, em média. É mais estável que o náilon.',
}
