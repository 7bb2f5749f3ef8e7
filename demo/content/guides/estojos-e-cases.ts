import { type DemoGuide, faq, figure, goods, h, p, sum, table, tool } from './draft.ts'
import { CASE } from './figures-of-parts.ts'

export const cases: DemoGuide = {
  slug: 'estojos-e-cases',
  titulo: 'Estojos, cases e capas: o que protege de quê',
  resumo: 'Capa, semirrígido, térmico ou rígido: como escolher pela viagem que o instrumento faz.',
  topico: 'Acessórios',
  author: 'caio',
  publicadoEm: '2026-06-29T12:00:00Z',
  revisadoEm: null,
  revisao: '',
  cover: CASE,
  parts: [
    sum(
      '<ul><li>Escolha pela <strong>viagem</strong>: a pé, de ônibus, de carro ou no porão do avião.</li><li>O instrumento deve ficar suspenso e preso pelo braço.</li><li>Meça antes: comprimento total, largura do corpo e altura.</li></ul>',
    ),
    h('Quatro famílias'),
    table(
      'O que cada tipo aguenta',
      'Tipo | Protege de | Não protege de | Peso',
      'Capa simples | poeira e riscos | batida e chuva | até 1 kg',
      'Capa acolchoada | batidas leves, garoa | queda, peso em cima | 1 a 2 kg',
      'Semirrígido ou térmico | quedas pequenas, calor breve | peso em cima | 1,5 a 3 kg',
      'Rígido de madeira ou plástico | quedas, empilhamento | esquecimento ao sol | 3 a 6 kg',
    ),
    p(
      '<p>O nome engana: há quem chame de case tudo o que é rígido, e de bag tudo o que é mole. Olhe a ficha. O que interessa é a espessura do acolchoado, a firmeza das paredes e como o instrumento fica preso.</p>',
    ),
    h('Suspenso é melhor que apertado'),
    p(
      '<p>Num bom estojo, o fundo do instrumento não toca o fundo do estojo. Apoios nas pontas o deixam no ar, e uma tira segura o braço. Numa queda, a força passa pelos apoios, e não pelo tampo. Para violinos isso decide: é o cavalete, no meio do tampo, que mais sofre quando o estojo cai deitado.</p><p>Folga demais é tão ruim quanto aperto. Balance o estojo fechado: se algo se mexe, ponha um pano macio ao lado do corpo, nunca em cima das cordas.</p>',
    ),
    figure(CASE, 'Apoios nas pontas e no braço; o meio do instrumento não encosta em nada.'),
    h('Meça antes de pedir'),
    p(
      '<p>Violões têm formatos parecidos e medidas diferentes: um dreadnought não entra num estojo de clássico, e um jumbo não entra em nenhum dos dois. Meça o comprimento total, a maior largura de baixo e a altura da lateral. Guitarras pedem atenção ao formato e à cabeça inclinada, que força a tampa. Nos arcos, escolha pelo tamanho do instrumento: estojo 4/4 deixa um 1/2 solto, mesmo com panos. Violas variam por polegada, e há estojos de comprimento ajustável.</p>',
    ),
    tool(
      '/ferramentas/tamanho',
      '',
      'O estojo tem o tamanho do instrumento. Se você ainda não sabe qual é, meça quem vai tocar.',
    ),
    goods('Estojos de violino', 'Confira o tamanho na ficha.', '/acessorios/estojos/violino'),
    goods('Para violão e guitarra', '', '/acessorios/estojos/violao-e-guitarra'),
    goods('Para ukulele', '', '/acessorios/estojos/ukulele'),
    h('Detalhes que se pagam'),
    p(
      '<p><strong>Alças de mochila</strong> deixam as mãos livres e distribuem o peso; confira se são costuradas com reforço. <strong>Zíper largo</strong> dura mais, e um cordão no puxador poupa os dedos. <strong>Bolso do lado de fora</strong> que cabe partitura evita dobrá-la. Nos de violino, procure suporte para dois arcos, um lugar para o breu longe do verniz e, se puder, um higrômetro. Nos rígidos, as travas devem fechar sem forçar; travas frouxas abrem na queda.</p><p>Cor clara esquenta menos. E um cartão com nome e telefone, dentro e fora, já devolveu muitos instrumentos.</p>',
    ),
    h('Avião, ônibus e carro'),
    p(
      '<p>Violinos e ukuleles costumam viajar na cabine; pergunte à companhia antes e leve as medidas. Violões, só com lugar comprado ou num rígido reforçado, despachado como frágil. No ônibus, prefira o bagageiro de dentro. No carro, deite o estojo no banco de trás, preso pelo cinto; o porta-malas esquenta e recebe as batidas. E nunca deixe parado ao sol: nenhum estojo segura o calor por muito tempo.</p>',
    ),
    h('Violoncelo e contrabaixo'),
    p(
      '<p>Nos grandes, o peso decide. Um rígido de violoncelo pesa de três a sete quilos, e cada quilo conta na escada do metrô. Rodinhas ajudam em piso liso e transmitem cada buraco ao instrumento no resto; numa calçada ruim, carregue. Confira se há apoio para o pescoço e um bloco atrás do cavalete, e se o espigão entra inteiro. No contrabaixo quase todos usam capa acolchoada, e a proteção é o cuidado de quem carrega: sempre com as cordas voltadas para o corpo, para o cavalete não bater em quinas e portas.</p>',
    ),
    faq(
      [
        'Posso guardar o instrumento no estojo o ano todo?',
        'Pode, e é o melhor lugar. Abra de vez em quando para arejar, e cuide da umidade.',
      ],
      [
        'Capa acolchoada basta para a escola?',
        'Para ir a pé ou de carro, sim. Em transporte cheio, prefira um semirrígido.',
      ],
      [
        'Como tiro cheiro de mofo?',
        'Aspire, deixe aberto à sombra em dia seco e ponha sílica. Perfume não: ataca o verniz.',
      ],
    ),
  ],
}
