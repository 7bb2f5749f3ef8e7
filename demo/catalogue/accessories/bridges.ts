import type { DemoProduct } from '#demo/demo-product.ts'
import type { BridgeDrawing } from '#demo/pictures/drawing/drawing.ts'
import { facet, spec } from '../facet-labels.ts'
import type { Group, Item } from '../group.ts'
import { groupProducts } from '../group.ts'

/** Bridge blanks for bowed instruments, bridges for guitar and bass, saddles for violão. */
export function bridges(): DemoProduct[] {
  return [...groupProducts(BLANKS, BLANK_ITEMS), ...groupProducts(HARDWARE, HARDWARE_ITEMS)]
}

const BLANKS: Group = {
  categoria: 'cavaletes/violino-e-viola',
  forInstrument: 'Violino',
  ncm: '92099200',
  caixa: [30, 20, 80, 110],
  garantia: '90 dias contra defeito de fabricação',
  partes: [
    [
      'Vem em bruto',
      'Todo cavalete de arco sai da fábrica mais alto e mais grosso do que será usado. O luthier ajusta os pés à curva do tampo, a altura às cordas e a espessura ao som. Montar sem recorte machuca o verniz e tira o som; não é peça de encaixe.',
    ],
    [
      'Como medir',
      'Meça a largura entre as pontas dos pés do cavalete antigo e compare com a ficha. A distância entre os efes confirma o modelo. Se o antigo se quebrou, uma foto com régua resolve o atendimento.',
    ],
  ],
  palavras: ['cavalete', 'ponte', 'bridge'],
}

function maple(instrument: BridgeDrawing['instrument'], tone: string): BridgeDrawing {
  return { family: 'bridge', instrument, tone, hardware: 'chrome' }
}

const SIZES = ['4/4', '3/4', '1/2', '1/4'].map((valor) => ({ label: 'Tamanho', valor }))

const BLANK_ITEMS: readonly Item[] = [
  {
    nome: 'Cavalete Teller de estudo para violino',
    marca: 'teller',
    codigo: 'TEL-VN',
    preco: 29.9,
    curta: 'Cavalete de maple para violino de estudo, em bruto, com quatro larguras de pés.',
    texto: [
      'Maple alemão com corte padrão, estável e fácil de talhar. Não é a peça de concerto, e não pretende ser: entrega um violino tocando bem com pouco custo.',
      'É o cavalete que oficinas usam em lotes de instrumentos de escola, do 1/4 ao 4/4, sempre com o mesmo desenho de coração.',
    ],
    specs: [
      facet('Material', 'Maple'),
      facet('Nível', 'Iniciante'),
      spec('Largura dos pés', '41 mm (4/4), 38 mm (3/4), 35 mm (1/2), 32 mm (1/4)'),
      spec('Acabamento', 'em bruto, sem recorte'),
      spec('Modelo', 'Estudo'),
    ],
    itens: ['1 cavalete em bruto'],
    drawing: maple('violin', '#e0b982'),
    variantes: SIZES,
  },
  {
    nome: 'Cavalete Aubert Étude para violino 4/4',
    marca: 'aubert',
    codigo: 'AUB-ETU',
    preco: 89.9,
    curta: 'Cavalete francês de maple para violino 4/4, pés de 41 mm, em bruto.',
    texto: [
      'O nome gravado no maple é garantia de secagem lenta e densidade boa. O som se abre sem perder o corte, e o entalhe responde à faca como madeira de verdade.',
      'Um meio de caminho para violinos médios, que já merecem mais do que a peça de fábrica.',
    ],
    specs: [
      facet('Tamanho', '4/4'),
      facet('Material', 'Maple'),
      facet('Nível', 'Intermediário'),
      spec('Largura dos pés', '41 mm'),
      spec('Acabamento', 'em bruto, sem recorte'),
    ],
    itens: ['1 cavalete em bruto'],
    drawing: maple('violin', '#d9ab72'),
  },
  {
    nome: 'Cavalete Aubert De Luxe para violino 4/4',
    marca: 'aubert',
    codigo: 'AUB-LUX',
    preco: 219.9,
    curta: 'Cavalete de concerto em maple selecionado, raio medular marcado, pés de 41 mm.',
    texto: [
      'Maple escolhido pela densidade e pelo raio medular, que aparece como seda na face. Fica fino sem perder firmeza e conduz o som com pouca massa.',
      'Para violinos de orquestra e de solo, no ajuste em que cada décimo de milímetro se escuta.',
    ],
    specs: [
      facet('Tamanho', '4/4'),
      facet('Material', 'Maple'),
      facet('Nível', 'Profissional'),
      spec('Largura dos pés', '41 mm'),
      spec('Acabamento', 'em bruto, sem recorte'),
    ],
    itens: ['1 cavalete em bruto'],
    drawing: maple('violin', '#d3a066'),
  },
  {
    nome: 'Cavalete Despiau Superieur para violino 4/4',
    marca: 'despiau',
    codigo: 'DSP-SUP',
    preco: 179.9,
    curta: 'Cavalete francês classificado por densidade, pés de 41,5 mm, em bruto.',
    texto: [
      'Cada peça é pesada e marcada, de modo que o luthier sabe com que massa está trabalhando antes de entalhar. O resultado é um som claro, de médio firme.',
      'Boa escolha para instrumentos escuros que precisam de luz.',
    ],
    specs: [
      facet('Tamanho', '4/4'),
      facet('Material', 'Maple'),
      facet('Nível', 'Profissional'),
      spec('Largura dos pés', '41,5 mm'),
      spec('Acabamento', 'em bruto, sem recorte'),
    ],
    itens: ['1 cavalete em bruto'],
    drawing: maple('violin', '#dcb280'),
  },
  {
    nome: 'Cavalete Teller para viola de arco 16 polegadas',
    marca: 'teller',
    codigo: 'TEL-VA',
    preco: 59.9,
    forInstrument: 'Viola de arco',
    curta: 'Cavalete de maple para viola, pés de 50 mm, em bruto.',
    texto: [
      'Corte pensado para violas de 15,5 a 16,5 polegadas, com o coração aberto e pernas estáveis. O som fica franco, com a Dó mais presente.',
      'Para trocas de rotina e para violas de oficina que precisam voltar a soar na segunda-feira.',
    ],
    specs: [
      facet('Tamanho', '16"'),
      facet('Material', 'Maple'),
      facet('Nível', 'Intermediário'),
      spec('Largura dos pés', '50 mm'),
      spec('Acabamento', 'em bruto, sem recorte'),
    ],
    itens: ['1 cavalete em bruto'],
    drawing: maple('viola', '#d8ac74'),
  },
  {
    nome: 'Cavalete Aubert francês para violoncelo',
    marca: 'aubert',
    codigo: 'AUB-VC',
    preco: 389.9,
    categoria: 'cavaletes/violoncelo-e-contrabaixo',
    forInstrument: 'Violoncelo',
    caixa: [90, 30, 140, 160],
    curta: 'Cavalete modelo francês para violoncelo, em bruto, com pés para 4/4 e 3/4.',
    texto: [
      'Modelo francês, de pernas mais baixas, que aquece o som e segura os agudos. O maple é estável e aceita o talho fundo que o violoncelo pede.',
      'Escolha este se o seu instrumento grita; se ele é tímido, o modelo belga costuma ajudar mais.',
    ],
    specs: [
      facet('Material', 'Maple'),
      facet('Nível', 'Profissional'),
      spec('Modelo', 'Francês'),
      spec('Largura dos pés', '92 mm (4/4), 87 mm (3/4)'),
      spec('Acabamento', 'em bruto, sem recorte'),
    ],
    itens: ['1 cavalete em bruto'],
    drawing: maple('cello', '#cf9d61'),
    variantes: [
      { label: 'Tamanho', valor: '4/4' },
      { label: 'Tamanho', valor: '3/4' },
    ],
  },
  {
    nome: 'Cavalete Despiau belga para violoncelo 4/4',
    marca: 'despiau',
    codigo: 'DSP-VCB',
    preco: 429.9,
    categoria: 'cavaletes/violoncelo-e-contrabaixo',
    forInstrument: 'Violoncelo',
    caixa: [90, 30, 140, 160],
    curta: 'Cavalete modelo belga para violoncelo, pernas longas, pés de 93 mm.',
    texto: [
      'Pernas longas e menos massa: o modelo belga solta o som e empurra o volume para a frente. Quem toca em orquestra grande percebe na primeira escala.',
      'Não é para violoncelos já estridentes; neles, o francês acalma.',
    ],
    specs: [
      facet('Tamanho', '4/4'),
      facet('Material', 'Maple'),
      facet('Nível', 'Profissional'),
      spec('Modelo', 'Belga'),
      spec('Largura dos pés', '93 mm'),
      spec('Acabamento', 'em bruto, sem recorte'),
    ],
    itens: ['1 cavalete em bruto'],
    drawing: maple('cello', '#d8ad78'),
  },
  {
    nome: 'Cavalete Teller para contrabaixo 3/4',
    marca: 'teller',
    codigo: 'TEL-CB',
    preco: 489.9,
    categoria: 'cavaletes/violoncelo-e-contrabaixo',
    forInstrument: 'Contrabaixo acústico',
    caixa: [260, 40, 200, 240],
    curta: 'Cavalete de contrabaixo 3/4 em maple, pés de 155 mm, em bruto.',
    texto: [
      'Bloco de maple grande e seco, com altura de sobra para o luthier escolher a ação. Aceita reguladores de altura, se você toca jazz e gosta de mudar.',
      'Serve aos contrabaixos laminados de escola e aos de tampo maciço.',
    ],
    specs: [
      facet('Tamanho', '3/4'),
      facet('Material', 'Maple'),
      facet('Nível', 'Intermediário'),
      spec('Largura dos pés', '155 mm'),
      spec('Acabamento', 'em bruto, sem recorte'),
    ],
    itens: ['1 cavalete em bruto'],
    drawing: maple('doubleBass', '#d2a468'),
  },
]

const HARDWARE: Group = {
  categoria: 'cavaletes/guitarra-e-violao',
  forInstrument: 'Guitarra',
  ncm: '92099400',
  caixa: [320, 40, 90, 130],
  garantia: '3 meses contra defeito de fabricação',
  partes: [
    [
      'Antes de comprar',
      'Confira três medidas na sua guitarra: distância entre os parafusos, espaço entre a primeira e a sexta corda e profundidade do furo. Meio milímetro errado e a peça não assenta. Na dúvida, mande foto com régua pelo atendimento.',
    ],
    [
      'Instalação',
      'A troca é de parafuso e chave Allen, sem solda. Depois dela, refaça a altura e as oitavas, porque a ponte nova muda os dois. Se a madeira já está gasta, um técnico faz buchas em meia hora.',
    ],
    [
      'Manutenção',
      'Um pano seco depois de tocar evita a ferrugem do suor, e uma gota de óleo fino nos parafusos por ano mantém as roscas soltas.',
    ],
  ],
  palavras: ['ponte', 'bridge', 'cavalete'],
}

const HARDWARE_ITEMS: readonly Item[] = [
  {
    nome: 'Ponte tremolo Gotoh 510 para guitarra',
    marca: 'gotoh',
    codigo: 'GE510',
    preco: 690,
    curta: 'Ponte de dois pivôs com bloco de aço e saddles individuais, 52,5 mm entre cordas.',
    texto: [
      'Aço usinado, pivôs sem folga e um giro suave que volta sempre ao ponto. O sustain cresce porque nada treme onde não deve.',
      'É a troca que mais se sente numa guitarra de entrada, depois dos captadores.',
    ],
    specs: [
      facet('Material', 'Aço'),
      facet('Nível', 'Profissional'),
      spec('Espaçamento entre cordas', '52,5 mm'),
      spec('Fixação', 'dois pivôs'),
      spec('Cor', 'Cromada'),
    ],
    itens: ['1 ponte com alavanca', '2 pivôs', '5 molas', '1 placa de aterramento'],
    drawing: { family: 'bridge', instrument: 'guitarTremolo', tone: '#c9ccd0', hardware: 'chrome' },
  },
  {
    nome: 'Ponte fixa Gotoh modelo TL para guitarra',
    marca: 'gotoh',
    codigo: 'GTC201',
    preco: 489.9,
    curta: 'Ponte fixa com três saddles de latão e entrada de cordas pelo corpo.',
    texto: [
      'Três saddles de latão, base fina e as cordas passando pela madeira: simples, barulhenta do jeito certo e muito fácil de entonar.',
      'Para guitarras de ponte fixa que pedem mais estalo e menos folga.',
    ],
    specs: [
      facet('Material', 'Latão'),
      facet('Nível', 'Profissional'),
      spec('Espaçamento entre cordas', '54 mm'),
      spec('Fixação', 'quatro parafusos'),
      spec('Cor', 'Cromada'),
    ],
    itens: ['1 ponte', '4 parafusos', '3 saddles de latão'],
    drawing: { family: 'bridge', instrument: 'guitarHardtail', tone: '#c2a86a', hardware: 'chrome' },
  },
  {
    nome: 'Ponte e cordal Grover para guitarra modelo LP',
    marca: 'grover',
    codigo: 'GROV-TOM',
    preco: 389.9,
    curta: 'Conjunto de ponte e cordal para guitarras de escala curta, com altura regulável.',
    texto: [
      'Ponte regulável e cordal de metal injetado, com roscas justas. O conjunto novo firma a afinação e devolve sustain a uma LP cansada.',
      'Serve à maioria das guitarras de escala 628 mm com rosca métrica; confira o diâmetro dos pinos.',
    ],
    specs: [
      facet('Material', 'Metal'),
      facet('Nível', 'Intermediário'),
      spec('Espaçamento entre cordas', '52 mm'),
      spec('Fixação', 'dois pinos'),
      spec('Cor', 'Cromada'),
    ],
    itens: ['1 ponte', '1 cordal', '4 parafusos de altura'],
    drawing: { family: 'bridge', instrument: 'guitarStop', tone: '#b8bcc2', hardware: 'chrome' },
  },
  {
    nome: 'Rastilho de osso Deval para violão',
    marca: 'deval',
    codigo: 'DEV-OSSO',
    preco: 44.9,
    forInstrument: 'Violão',
    origem: 0,
    curta: 'Rastilho de osso natural de 80 x 11 x 3 mm, para lixar na altura certa.',
    texto: [
      'Osso denso e de um branco quente, mais brilhante que o plástico e mais doce que a resina. A troca é das mais baratas com resultado audível.',
      'Vem um pouco alto, de propósito: lixe só a base, devagar, conferindo a ação a cada passada.',
    ],
    partes: [
      [
        'Como instalar',
        'Afrouxe as cordas, tire o rastilho velho, copie a altura e a curva no novo e lixe a base em superfície plana, nunca o topo. Confira se ele entra sem folga nem força. Com captação de rastilho, a base precisa ficar plana como uma mesa, ou alguma corda some.',
      ],
      [
        'Bom saber',
        'A peça serve a cordas de náilon e de aço: ajuste o raio do topo ao seu braço. Guarde o rastilho antigo até ouvir o novo no palco.',
      ],
    ],
    specs: [
      facet('Material', 'Osso'),
      facet('Nível', 'Intermediário'),
      spec('Medidas', '80 x 11 x 3 mm'),
      spec('Uso', 'Náilon e aço'),
    ],
    itens: ['1 rastilho de osso'],
    drawing: { family: 'bridge', instrument: 'acousticSaddle', tone: '#f0e6d2', hardware: 'chrome' },
    ncm: '92099200',
  },
  {
    nome: 'Ponte de baixo Gotoh 201B 4 cordas',
    marca: 'gotoh',
    codigo: '201B-4',
    preco: 459.9,
    forInstrument: 'Baixo elétrico',
    caixa: [480, 50, 100, 150],
    curta: 'Ponte maciça de baixo, quatro saddles com travas, 57 mm entre cordas.',
    texto: [
      'Massa de sobra e travas que impedem o saddle de andar quando a palheta ataca. O grave fica firme e o sustain, longo.',
      'Para baixos passivos que soam bem no quarto e somem na banda.',
    ],
    specs: [
      facet('Material', 'Latão'),
      facet('Nível', 'Profissional'),
      spec('Espaçamento entre cordas', '57 mm'),
      spec('Fixação', 'cinco parafusos'),
      spec('Cor', 'Cromada'),
    ],
    itens: ['1 ponte', '5 parafusos', '1 chave Allen'],
    drawing: { family: 'bridge', instrument: 'bass', tone: '#c9ccd0', hardware: 'chrome' },
  },
]
