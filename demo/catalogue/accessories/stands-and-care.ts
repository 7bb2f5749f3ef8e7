import type { DemoProduct } from '#demo/demo-product.ts'
import type { GadgetDrawing } from '#demo/pictures/drawing/drawing.ts'
import { facet, spec } from '../facet-labels.ts'
import type { Group, Item } from '../group.ts'
import { groupProducts } from '../group.ts'

/** Stands, footstools and care products. */
export function standsAndCare(): DemoProduct[] {
  return [...groupProducts(STANDS, STAND_ITEMS), ...groupProducts(CARE, CARE_ITEMS)]
}

function gadget(
  kind: GadgetDrawing['kind'],
  colour: string,
  accent: string,
  hardware: GadgetDrawing['hardware'] = 'black',
): GadgetDrawing {
  return { family: 'gadget', kind, colour, accent, hardware }
}

const STANDS: Group = {
  categoria: 'acessorios/suportes',
  forInstrument: 'Todos os instrumentos',
  ncm: '92099200',
  caixa: [1600, 120, 180, 620],
  garantia: '6 meses contra defeito de fabricação',
  partes: [
    [
      'Na prática',
      'Instrumento guardado fora de vista não é tocado: um suporte bem colocado vale horas de estudo por mês. Evite perto de janela, ar-condicionado e porta, e deixe um palmo livre em volta para não esbarrar.',
    ],
    [
      'Cuidados',
      'Espuma velha pode reagir com verniz antigo, sobretudo goma-laca: nesses instrumentos, ponha um pano de algodão no contato. Aperte as travas antes de soltar a mão, sempre.',
    ],
    [
      'Combina com',
      'Um suporte à mão pede uma flanela por perto e um afinador preso na estante: em trinta segundos o instrumento está pronto, e é assim que o estudo curto acontece todos os dias.',
    ],
  ],
  palavras: ['suporte', 'estante', 'pedestal', 'stand', 'suportes'],
}

const STAND_ITEMS: readonly Item[] = [
  {
    nome: 'Estante de partitura Saty dobrável com bolsa',
    marca: 'saty',
    codigo: 'ST-20',
    preco: 89.9,
    origem: 0,
    curta: 'Estante dobrável de aço com bolsa, regulagem até 1,30 m.',
    texto: [
      'Abre em um minuto, cabe na mochila e aguenta a partitura encadernada do coral. A bolsa de náilon evita arranhão no porta-malas.',
      'A estante de quem anda: aula, igreja, quinta à noite na praça.',
    ],
    specs: [
      facet('Material', 'Aço'),
      spec('Altura', 'até 1,30 m'),
      spec('Dobrável', 'sim'),
      spec('Bolsa', 'inclusa'),
    ],
    itens: ['1 estante', '1 bolsa'],
    palavras: ['estante de partitura', 'music stand'],
    drawing: gadget('musicStand', '#1d1f24', '#6b7076'),
  },
  {
    nome: 'Estante de partitura Hercules de prato reforçada',
    marca: 'hercules',
    codigo: 'BS408',
    preco: 549.9,
    curta: 'Estante de orquestra com prato inteiriço e ajuste de uma mão.',
    texto: [
      'Prato largo, haste que sobe com uma mão e base pesada: a partitura grossa não vem abaixo no compasso mais importante.',
      'Para estudo em casa, gravação e regência de naipe; desmonta, mas gosta de ficar.',
    ],
    specs: [
      facet('Material', 'Aço'),
      spec('Altura', 'até 1,50 m'),
      spec('Dobrável', 'base'),
      spec('Prato', '50 x 34 cm'),
    ],
    itens: ['1 estante'],
    palavras: ['estante de maestro'],
    drawing: gadget('musicStand', '#16181c', '#8a9097'),
  },
  {
    nome: 'Suporte de chão Hercules para violão e guitarra',
    marca: 'hercules',
    codigo: 'GS412B',
    preco: 319.9,
    forInstrument: 'Violão e guitarra',
    curta: 'Suporte de chão com trava automática que fecha com o peso.',
    texto: [
      'O braço fecha sozinho quando o instrumento pousa e só abre quando você levanta: uma criança passando não derruba.',
      'Serve a violão, guitarra e baixo, com apoio que não marca o verniz.',
    ],
    specs: [facet('Material', 'Aço'), spec('Trava', 'automática'), spec('Carga', 'até 15 kg')],
    itens: ['1 suporte'],
    drawing: gadget('guitarStand', '#1f2126', '#c08a2a'),
  },
  {
    nome: 'Suporte de parede Hercules para violino',
    marca: 'hercules',
    codigo: 'DSP57WB',
    preco: 179.9,
    forInstrument: 'Violino e viola',
    caixa: [420, 90, 130, 180],
    curta: 'Suporte de parede para violino ou viola, com gancho para o arco.',
    texto: [
      'Segura o violino pela voluta, com um gancho do lado para o arco: o instrumento que se vê é o que se toca.',
      'Instale em parede firme, longe do sol, e cole uma bolsinha de breu ao lado.',
    ],
    specs: [facet('Material', 'Metal'), spec('Fixação', 'parede, com bucha'), spec('Gancho', 'para o arco')],
    itens: ['1 suporte', '2 parafusos com bucha'],
    drawing: gadget('wallHanger', '#24262b', '#9aa1a8'),
  },
  {
    nome: 'Suporte de chão Saty para violoncelo',
    marca: 'saty',
    codigo: 'ST-VC',
    preco: 169.9,
    origem: 0,
    forInstrument: 'Violoncelo',
    curta: 'Suporte de chão com apoios de espuma para violoncelo e contrabaixo.',
    texto: [
      'Abre em V, segura o violoncelo de pé e leva o arco num gancho: fim das cadeiras encostadas no palco.',
      'Serve também a contrabaixos de três quartos, com a perna travada no furo baixo.',
    ],
    specs: [facet('Material', 'Aço'), spec('Apoio', 'espuma lavável'), spec('Gancho', 'para o arco')],
    itens: ['1 suporte'],
    drawing: gadget('guitarStand', '#2a2d33', '#caa24a'),
  },
  {
    nome: 'Banquinho de pé Saty para violonista',
    marca: 'saty',
    codigo: 'ST-BQ',
    preco: 64.9,
    origem: 0,
    forInstrument: 'Violão',
    curta: 'Apoio de pé dobrável com cinco alturas, para violão clássico.',
    texto: [
      'Ergue o joelho esquerdo e traz o violão para a posição do corpo, sem torcer a coluna.',
      'Cinco alturas, piso de borracha e uma dobradiça que não range no meio da peça lenta.',
    ],
    specs: [
      facet('Material', 'Metal'),
      spec('Alturas', '5 regulagens, de 12 a 22 cm'),
      spec('Dobrável', 'sim'),
    ],
    itens: ['1 banquinho'],
    palavras: ['banquinho', 'footstool'],
    drawing: gadget('footstool', '#2b2d31', '#b8bcc2'),
  },
]

const CARE: Group = {
  categoria: 'acessorios/limpeza',
  forInstrument: 'Todos os instrumentos',
  ncm: '96039000',
  caixa: [110, 40, 90, 130],
  garantia: '90 dias contra defeito de fabricação',
  partes: [
    [
      'Rotina boa',
      'Passe um pano seco nas cordas e no espelho depois de tocar, sempre. Uma vez por mês, pano levemente úmido na madeira, secando em seguida. Nunca use álcool, lustra-móveis nem silicone: o verniz de instrumento não é móvel de sala.',
    ],
    [
      'Bom saber',
      'Poeira de breu velha gruda como cimento: se não sair com pano, chame o luthier em vez de raspar. Instrumento limpo mostra rachadura no começo, quando ainda é barato consertar.',
    ],
    [
      'Combina com',
      'Aproveite a faxina para olhar as cordas, a crina e as tarraxas: quase sempre há uma coisa pequena para apertar ou trocar antes da apresentação.',
    ],
  ],
  palavras: ['limpeza', 'cuidado', 'manutenção'],
}

const CARE_ITEMS: readonly Item[] = [
  {
    nome: 'Flanela de microfibra Paganini para instrumentos',
    marca: 'paganini',
    codigo: 'FL-MF',
    preco: 24.9,
    origem: 0,
    curta: 'Microfibra macia de 30 x 30 cm, para cordas e verniz.',
    texto: [
      'Fibra fina que recolhe o pó do breu em vez de espalhar. Lava em casa, sem amaciante, e dura muitos anos.',
      'Tenha duas: uma para as cordas, outra para a madeira, e nunca troque as funções.',
    ],
    specs: [facet('Material', 'Microfibra'), spec('Medidas', '30 x 30 cm'), spec('Quantidade', '2')],
    itens: ['2 flanelas'],
    drawing: gadget('cloth', '#3e6d9c', '#c9dcec'),
  },
  {
    nome: 'Polidor Dunlop 65 para guitarra e violão',
    marca: 'dunlop',
    codigo: '654',
    preco: 79.9,
    forInstrument: 'Violão e guitarra',
    ncm: '34052000',
    curta: 'Polidor sem silicone para verniz brilhante, 118 ml.',
    texto: [
      'Limpa o suor, devolve o brilho e não deixa camada grudenta. Duas borrifadas bastam para o corpo inteiro.',
      'Só em verniz brilhante: em acetinado e fosco ele cria manchas de brilho desiguais.',
    ],
    specs: [spec('Volume', '118 ml'), spec('Uso', 'verniz brilhante'), spec('Silicone', 'não contém')],
    itens: ['1 frasco com gatilho'],
    drawing: gadget('polish', '#28527a', '#e8c547'),
  },
  {
    nome: "Umidificador D'Addario para instrumentos de arco",
    marca: 'daddario',
    codigo: 'GH',
    preco: 99.9,
    forInstrument: 'Instrumentos de arco',
    curta: 'Umidificador que evita rachaduras em clima seco e ar-condicionado.',
    texto: [
      'Uma esponja num tubo perfurado que libera umidade aos poucos, dentro do efe ou do estojo. Deixa a madeira em paz no inverno e no ar-condicionado.',
      'Molhe, esprema bem e confira toda semana: madeira molhada é pior do que madeira seca.',
    ],
    specs: [
      facet('Material', 'Plástico'),
      spec('Uso', 'violino, viola e violoncelo'),
      spec('Umidade', 'entre 45 e 55 %'),
    ],
    itens: ['1 umidificador'],
    palavras: ['dadario', 'dampit'],
    drawing: gadget('humidifier', '#2f5d50', '#a8c9b8'),
  },
  {
    nome: "Enrolador de cordas D'Addario com alicate",
    marca: 'daddario',
    codigo: 'PWPW1',
    preco: 64.9,
    forInstrument: 'Violão e guitarra',
    curta: 'Enrolador de tarraxa com alicate e saca-pinos, três em um.',
    texto: [
      'Gira as tarraxas em segundos, corta a sobra e puxa os pinos do cavalete do violão: a troca de cordas vira cinco minutos.',
      'Cabe no bolso da capa e, sozinho, já convence a trocar de corda mais vezes.',
    ],
    specs: [facet('Material', 'Plástico'), spec('Funções', 'enrolar, cortar, sacar pinos')],
    itens: ['1 enrolador com alicate'],
    palavras: ['dadario', 'string winder', 'enrolador'],
    drawing: gadget('stringWinder', '#20262d', '#5bb39a'),
  },
  {
    nome: 'Diapasão de garfo Wittner em Lá 440',
    marca: 'wittner',
    codigo: '921',
    preco: 94.9,
    ncm: '92099900',
    curta: 'Diapasão de aço em Lá 440 Hz, com suporte de madeira.',
    texto: [
      'Sem pilha, sem tela, sem desculpa: bate no joelho, encosta na madeira e o Lá fica no ar.',
      'É o jeito mais bonito de treinar o ouvido, e o único que funciona no meio do mato.',
    ],
    specs: [facet('Material', 'Aço'), spec('Nota', 'Lá 440 Hz'), spec('Acompanha', 'base de madeira')],
    itens: ['1 diapasão', '1 base'],
    palavras: ['diapasão', 'tuning fork', '440'],
    drawing: gadget('tuningFork', '#d3d7db', '#8a5a2f', 'nickel'),
  },
  {
    nome: 'Slide Dunlop de vidro médio',
    marca: 'dunlop',
    codigo: '202',
    preco: 84.9,
    forInstrument: 'Guitarra',
    categoria: 'acessorios/palhetados/tarraxas-e-pecas',
    ncm: '92099400',
    curta: 'Slide de vidro temperado, médio, para dedo anelar.',
    texto: [
      'Vidro temperado de parede média: som doce, sem o metal áspero, com uma nota que continua depois do vibrato.',
      'Para blues em afinação aberta e para experimentar no violão de aço com ação um pouco mais alta.',
    ],
    partes: [
      [
        'Como tocar',
        'O slide encosta na corda em cima do traste, sem apertar até o braço. Abafe as cordas de trás com os outros dedos, ou a sala inteira ouvirá o que você não quis tocar. Afinações abertas em Sol e em Ré são o começo natural.',
      ],
      [
        'Medida',
        'O slide deve escorregar até o nó do dedo e parar ali, sem cair. Anelar ou mínimo, experimente os dois: quem usa o mínimo consegue fazer acordes com os outros.',
      ],
      [
        'Cuidados',
        'Vidro lascado corta corda e dedo: aposente na primeira falha da borda. Guarde num saquinho de pano dentro da capa.',
      ],
    ],
    specs: [
      spec('Material do slide', 'vidro temperado'),
      spec('Diâmetro interno', '18 mm'),
      spec('Comprimento', '69 mm'),
    ],
    itens: ['1 slide'],
    palavras: ['bottleneck'],
    drawing: gadget('slide', '#bfe3e8', '#7fa8b0', 'chrome'),
  },
]
