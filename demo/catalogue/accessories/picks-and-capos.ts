import type { DemoProduct } from '#demo/demo-product.ts'
import { facet, spec } from '../facet-labels.ts'
import type { Group, Item } from '../group.ts'
import { groupProducts } from '../group.ts'
import { gadget } from './gadget.ts'

/** Picks and capos. */
export function picksAndCapos(): DemoProduct[] {
  return [...groupProducts(PICKS, PICK_ITEMS), ...groupProducts(CAPOS, CAPO_ITEMS)]
}

const PICKS: Group = {
  categoria: 'acessorios/palhetados/palhetas',
  forInstrument: 'Violão e guitarra',
  ncm: '92099200',
  caixa: [25, 10, 80, 110],
  garantia: '90 dias contra defeito de fabricação',
  partes: [
    [
      'Que espessura escolher',
      'Até 0,60 mm a palheta dobra e dá batida leve de violão; de 0,70 a 0,90 serve para quase tudo; acima de 1 mm não cede, e o ataque das notas fica mais exato. Mão que acerta com força costuma preferir mais grossa, e não mais fina, como se imagina.',
    ],
    [
      'Bom saber',
      'Ponta gasta arranha e perde brilho: troque quando o canto virar uma curva. Segure com o polegar e a lateral do indicador, deixando sair só alguns milímetros. E conte quantas tem antes do ensaio, porque elas somem.',
    ],
    [
      'Combina com',
      'Uma palheta nova pede corda limpa e um pouco de paciência: dê a cada espessura uma semana inteira antes de decidir.',
    ],
  ],
  palavras: ['palheta', 'paleta', 'pick', 'plectro', 'palhetas'],
}

function mm(...values: string[]): NonNullable<Item['variantes']> {
  return values.map((valor) => ({ label: 'Espessura', valor }))
}

const PICK_ITEMS: readonly Item[] = [
  {
    nome: 'Palhetas Dunlop Tortex Standard pacote com 12',
    marca: 'dunlop',
    codigo: '418P',
    preco: 44.9,
    curta: 'Doze palhetas foscas que não escorregam, em seis espessuras.',
    texto: [
      'Foscas, secas ao toque e coloridas por espessura: depois de um mês você escolhe pela cor sem ler o número. O som é limpo, sem estalo de plástico.',
      'Fazem de base, solo e slap, e por isso moram na maioria dos estojos do mundo.',
    ],
    specs: [facet('Material', 'Delrin'), spec('Quantidade', '12'), spec('Ponta', 'Padrão')],
    itens: ['12 palhetas'],
    drawing: gadget('picks', '#e07a1f', '#1d7a4a'),
    variantes: mm('0,50 mm', '0,60 mm', '0,73 mm', '0,88 mm', '1,0 mm', '1,14 mm'),
  },
  {
    nome: 'Palhetas Dunlop Nylon Standard pacote com 12',
    marca: 'dunlop',
    codigo: '44P',
    preco: 42.9,
    curta: 'Doze palhetas de náilon com relevo para não escapar dos dedos.',
    texto: [
      'Náilon com textura no meio, que segura o dedo suado e tem um ataque mais macio do que o do plástico comum.',
      'Queridas de violonistas de aço e de quem toca a noite inteira sem cair nenhuma no palco.',
    ],
    specs: [facet('Material', 'Náilon'), spec('Quantidade', '12'), spec('Ponta', 'Padrão')],
    itens: ['12 palhetas'],
    drawing: gadget('picks', '#22223a', '#c9c9c9'),
    variantes: mm('0,46 mm', '0,60 mm', '0,73 mm', '0,88 mm'),
  },
  {
    nome: "Palhetas D'Addario Duralin sortidas com 10",
    marca: 'daddario',
    codigo: '3DBK-10',
    preco: 34.9,
    curta: 'Dez palhetas em cinco espessuras, para experimentar antes de escolher.',
    texto: [
      'Duas de cada espessura, da mais fina à mais dura: o modo mais barato de descobrir a sua sem comprar pacotes inteiros.',
      'Boas para professores, que emprestam e não recebem de volta, e para iniciantes com curiosidade.',
    ],
    specs: [facet('Material', 'Delrin'), spec('Quantidade', '10'), spec('Ponta', 'Padrão')],
    itens: ['10 palhetas de cinco espessuras'],
    drawing: gadget('picks', '#123c69', '#edc7b7'),
  },
  {
    nome: 'Palhetas Fender 351 Shape celuloide com 12',
    marca: 'fender',
    codigo: '351-12',
    preco: 39.9,
    curta: 'Doze palhetas de celuloide em tartaruga clássica.',
    texto: [
      'Celuloide tem um estalo próprio, quente e levemente áspero, que combina com guitarra limpa. O desenho clássico cabe em qualquer mão.',
      'Para quem gosta de som antigo e não se importa de trocar a palheta com mais frequência.',
    ],
    specs: [facet('Material', 'Celuloide'), spec('Quantidade', '12'), spec('Ponta', 'Padrão 351')],
    itens: ['12 palhetas'],
    drawing: gadget('picks', '#6b3f1d', '#d9a05b'),
    variantes: mm('Fina', 'Média', 'Pesada'),
  },
  {
    nome: 'Palhetas Dunlop Jazz III pacote com 6',
    marca: 'dunlop',
    codigo: '47R3S',
    preco: 36.9,
    curta: 'Seis palhetas pequenas de ponta aguda, para solos rápidos.',
    texto: [
      'Menor, de ponta viva e material duro: o ataque sai exato e o erro também. A mão demora uma semana para se acostumar, e depois não volta.',
      'Para palhetada alternada, jazz e solos em que cada nota precisa da sua cara.',
    ],
    specs: [facet('Material', 'Náilon'), spec('Quantidade', '6'), spec('Ponta', 'Aguda')],
    itens: ['6 palhetas'],
    drawing: gadget('picks', '#8b1a2b', '#e2b6bd'),
  },
  {
    nome: 'Palhetas Fender para baixo triangulares com 6',
    marca: 'fender',
    codigo: '346-BX',
    preco: 29.9,
    forInstrument: 'Baixo elétrico',
    curta: 'Seis palhetas grandes e firmes para baixo, três pontas úteis.',
    texto: [
      'Grandes e grossas, com três pontas iguais: uma gasta e você gira. O ataque do baixo fica definido sem virar metal.',
      'Para rock, punk e linhas retas em que o dedo não dá conta do volume.',
    ],
    specs: [facet('Material', 'Celuloide'), spec('Quantidade', '6'), spec('Ponta', 'Triangular')],
    itens: ['6 palhetas'],
    drawing: gadget('picks', '#16314a', '#9fb8c9'),
  },
]

const CAPOS: Group = {
  categoria: 'acessorios/palhetados/capotrastes',
  forInstrument: 'Violão',
  ncm: '92099200',
  caixa: [80, 30, 60, 110],
  garantia: '3 meses contra defeito de fabricação',
  partes: [
    [
      'Como usar',
      'Encoste o capotraste logo atrás do traste, reto, e dedilhe todas as cordas antes de começar: se alguma abafa, ele está torto; se desafina, aperta demais. Braço de náilon é plano e largo, braço de aço é curvo, e por isso há modelos diferentes.',
    ],
    [
      'Cuidados',
      'Guarde preso na cabeça do instrumento, e não no bolso da calça. A borracha endurece com o sol: quando ela marca a corda, é hora de trocar. E afine com ele no lugar, não antes.',
    ],
    [
      'Combina com',
      'Um afinador de presilha na cabeça e cordas que não estejam velhas: corda cansada desafina mais ainda sob o capotraste.',
    ],
  ],
  palavras: ['capotraste', 'capo', 'capo traste', 'braçadeira', 'pestana móvel'],
}

const CAPO_ITEMS: readonly Item[] = [
  {
    nome: 'Capotraste Solez Flash para violão de aço',
    marca: 'solez',
    codigo: 'SLZ-F',
    preco: 39.9,
    origem: 0,
    curta: 'Capotraste de mola nacional, para violão de aço e guitarra.',
    texto: [
      'Mola firme, borracha macia e um puxador que se usa com a mão que já está no braço. Simples, nacional e honesto.',
      'Para quem muda de tom no meio do louvor e precisa das duas mãos livres em um segundo.',
    ],
    specs: [facet('Material', 'Alumínio'), spec('Curvatura', 'aço e guitarra'), spec('Sistema', 'mola')],
    itens: ['1 capotraste'],
    drawing: gadget('capo', '#2f2f35', '#c0c4c8'),
    variantes: [
      { label: 'Cor', valor: 'Preto', drawing: gadget('capo', '#25252a', '#c0c4c8') },
      { label: 'Cor', valor: 'Cromado', drawing: gadget('capo', '#c2c6ca', '#3a3a40') },
      { label: 'Cor', valor: 'Azul', drawing: gadget('capo', '#2a5a8c', '#c0c4c8') },
    ],
  },
  {
    nome: 'Capotraste Kyser Quick Change para violão de aço',
    marca: 'kyser',
    codigo: 'KG6',
    preco: 169.9,
    curta: 'O capotraste de mola clássico, seis cordas de aço.',
    texto: [
      'Um gesto só: aperta, põe, solta. Quem o usa no palco sabe que aqueles dois segundos entre versos são preciosos.',
      'A força da mola é alta; em braços muito finos, ponha um pouco mais para trás.',
    ],
    specs: [facet('Material', 'Alumínio'), spec('Curvatura', 'aço e guitarra'), spec('Sistema', 'mola')],
    itens: ['1 capotraste'],
    drawing: gadget('capo', '#101014', '#d8b64a'),
    variantes: [
      { label: 'Cor', valor: 'Preto', drawing: gadget('capo', '#15151a', '#d8b64a') },
      { label: 'Cor', valor: 'Vermelho', drawing: gadget('capo', '#9a1f2b', '#d8b64a') },
    ],
  },
  {
    nome: 'Capotraste Shubb Deluxe S1 para violão de aço',
    marca: 'shubb',
    codigo: 'S1',
    preco: 229.9,
    curta: 'Capotraste de alavanca em inox, com pressão regulável.',
    texto: [
      'Uma rosca ajusta a pressão ao seu braço, e a alavanca fecha sem torcer nada: a afinação fica onde estava.',
      'Para gravação e para instrumentos caros, em que se ouve qualquer corda puxada.',
    ],
    specs: [
      facet('Material', 'Aço'),
      spec('Curvatura', 'aço e guitarra'),
      spec('Sistema', 'alavanca regulável'),
    ],
    itens: ['1 capotraste'],
    drawing: gadget('capo', '#c9ccd0', '#2b2b2b'),
  },
  {
    nome: 'Capotraste Shubb C2 para violão de náilon',
    marca: 'shubb',
    codigo: 'C2',
    preco: 199.9,
    curta: 'Capotraste para braço largo e plano de violão clássico.',
    texto: [
      'Barra reta e larga, para a escala plana do náilon. O som continua aberto, sem aquele abafado de capotraste emprestado de guitarra.',
      'Para voz e violão com náilon, em que meio tom decide a música inteira.',
    ],
    specs: [
      facet('Material', 'Latão'),
      spec('Curvatura', 'escala plana'),
      spec('Sistema', 'alavanca regulável'),
    ],
    itens: ['1 capotraste'],
    drawing: gadget('capo', '#b6873e', '#2b2b2b'),
  },
  {
    nome: "Capotraste D'Addario NS Tri-Action",
    marca: 'daddario',
    codigo: 'PW-CP-09',
    preco: 139.9,
    forInstrument: 'Violão e guitarra',
    curta: 'Capotraste de parafuso com força regulável, leve e de uma mão.',
    texto: [
      'Um parafuso grande define a força uma vez e a partir dali é abrir e fechar. Pesa pouco e não balança o braço.',
      'Serve ao aço e ao elétrico com a mesma cara, e mora bem no bolso da capa.',
    ],
    specs: [
      facet('Material', 'Alumínio'),
      spec('Curvatura', 'aço e guitarra'),
      spec('Sistema', 'mola com força regulável'),
    ],
    itens: ['1 capotraste'],
    palavras: ['dadario', 'planet waves'],
    drawing: gadget('capo', '#2b3a42', '#9bb0b8'),
  },
]
