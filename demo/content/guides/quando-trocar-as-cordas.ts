import { FIRST_OF_VIOLIN, STRING_LIFE } from '#domain/instruments/mine/string-life.ts'
import type { Range } from '#domain/instruments/sizes/size.ts'
import { type DemoGuide, faq, figure, goods, h, p, sum, table, tool } from './draft.ts'
import { GAUGES } from './figures-of-parts.ts'
import { WORN } from './figures-of-supplies.ts'

export const changingStrings: DemoGuide = {
  slug: 'quando-trocar-as-cordas',
  titulo: 'Quando trocar as cordas, e como fazer sem susto',
  resumo: 'Sinais de corda cansada, prazos por instrumento e a troca passo a passo.',
  topico: 'Cordas',
  author: 'caio',
  publicadoEm: '2026-05-04T12:00:00Z',
  revisadoEm: '2026-11-02',
  revisao: 'prazos por horas de estudo e lembrete do Meu instrumento.',
  cover: WORN,
  parts: [
    sum(
      '<ul><li>Conte <strong>horas tocadas</strong>, e não meses parados.</li><li>Corda que não afina nas casas altas já passou da hora.</li><li>Troque uma de cada vez, e deixe o jogo assentar por um dia.</li></ul>',
    ),
    h('O que envelhece numa corda'),
    p(
      '<p>A corda morre por três caminhos. O suor e a sujeira entram entre as voltas do revestimento e abafam o brilho. O metal oxida e fica áspero, o que gasta os trastes e os dedos. E o traste amassa a corda sempre no mesmo lugar, deixando o peso desigual: aí a nota da casa doze deixa de ser a oitava da corda solta, e nenhuma regulagem resolve.</p><p>No náilon, as lisas achatam e perdem a afinação; as revestidas abrem onde encostam no traste. Nos arcos, o revestimento desfia perto da primeira posição, e o som fica rouco antes de a corda arrebentar.</p>',
    ),
    table(
      'Prazos para começar a pensar na troca',
      'Instrumento | Horas tocadas | Tocando uma hora por dia',
      life('Guitarra e violão de aço', STRING_LIFE.guitarra),
      life('Violão de náilon', STRING_LIFE.violaoNailon),
      life('Baixo', STRING_LIFE.baixo),
      life('Violino, corda mi', FIRST_OF_VIOLIN),
      life('Violino, demais cordas', STRING_LIFE.violino),
      life('Violoncelo', STRING_LIFE.violoncelo),
    ),
    p(
      '<p>São médias de oficina, e mão que sua muito corta o prazo pela metade. Cordas com película duram de duas a três vezes mais. Lavar as mãos antes e passar um pano depois é o cuidado mais barato que existe.</p>',
    ),
    tool(
      '/ferramentas/meu-instrumento',
      '',
      'Diga o que você toca e quanto estuda: a loja guarda a data da troca e lembra no meio desse prazo, ou depois das horas que você escolher.',
    ),
    h('Antes de trocar'),
    p(
      '<p>Confira no envelope o instrumento, o tamanho e a ponta. Veja se o calibre é o mesmo do jogo que sai; se for outro, espere mexer na regulagem. Separe um alicate de corte, uma manivela para as tarraxas e um pano. Nos instrumentos de arco, olhe de que lado o cavalete inclina: os pés assentam inteiros no tampo e as costas ficam em pé.</p>',
    ),
    figure(GAUGES, 'Confira a ordem: da primeira, mais fina, à última, mais grossa.'),
    h('A troca, passo a passo'),
    p(
      '<ol><li>Afrouxe uma corda por vez. Tirar todas solta o cavalete e a alma dos arcos, e alivia o braço de uma vez.</li><li>Limpe o que fica escondido: a escala, embaixo das cordas, e o sulco da pestana.</li><li>Prenda a ponta no cavalete. No violão de náilon, dê o nó com a ponta curta para o lado do tampo.</li><li>Deixe sobra para duas ou três voltas na tarraxa, descendo, sem cruzar.</li><li>Suba devagar até a nota, puxe a corda de leve no meio e afine de novo. Repita até parar de ceder.</li><li>Corte a sobra só depois de afinada.</li></ol><p>Um risco de grafite de lápis no sulco da pestana e do cavalete ajuda a corda a correr. Corda nova cede por algumas horas no aço e por dias no náilon; é normal.</p>',
    ),
    tool('/ferramentas/afinador', '', 'Afine pelo microfone do celular, também sem internet.'),
    goods('Jogos revestidos, que duram mais', '', '/cordas/revestidas'),
    goods('Cordas de violino', '', '/cordas/instrumentos/violinos'),
    h('Quando a corda arrebenta'),
    p(
      '<p>Olhe onde quebrou. Perto da tarraxa, costuma ser volta cruzada ou borda viva. No cavalete, rebarba no carrinho ou na ranhura. No meio do braço, traste com canto. Sempre no mesmo ponto é defeito da peça, e não da corda: uma lixa fina do luthier resolve. Se arrebentou ao afinar, confira a oitava: subir uma oitava a mais é o engano mais comum.</p>',
    ),
    h('Guardar as que saem'),
    p(
      '<p>Guarde a corda velha que ainda afina num envelope com o calibre escrito: ela salva um ensaio quando a nova arrebenta. As muito gastas vão para a reciclagem de metal. E anote a data da troca no estojo; dois ou três registros bastam para conhecer o seu prazo, que vale mais que qualquer tabela.</p>',
    ),
    faq(
      [
        'Troco só a que arrebentou?',
        'Em jogo novo, sim. Em jogo velho, a nova vai soar clara ao lado de cinco apagadas: troque todas.',
      ],
      [
        'Ferver cordas de baixo funciona?',
        'Tira gordura e devolve brilho por poucas horas, mas não desfaz o amassado dos trastes. É um remendo.',
      ],
      [
        'Devo afrouxar as cordas para guardar?',
        'Por uns dias, não. Para meses parado, um tom abaixo alivia sem deixar o braço sem força.',
      ],
    ),
  ],
}

/** A row of the table: hours, and months of thirty days with an hour each. */
function life(instrumento: string, [min, max]: Range): string {
  const months = [min, max].map((hours) => Math.max(1, Math.round(hours / 30)))

  return `${instrumento} | ${min} a ${max} h | ${months.join(' a ')} meses`
}
