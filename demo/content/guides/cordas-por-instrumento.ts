import { type DemoGuide, faq, figure, goods, h, p, sum, table, tool } from './draft.ts'
import { GAUGES } from './figures-of-parts.ts'

export const stringsByInstrument: DemoGuide = {
  slug: 'cordas-por-instrumento',
  titulo: 'Cordas por instrumento: qual jogo serve em quê',
  resumo: 'Calibre, tensão, material e ponta: como escolher o jogo certo para cada instrumento de corda.',
  topico: 'Cordas',
  author: 'caio',
  publicadoEm: '2026-03-23T12:00:00Z',
  revisadoEm: '2026-09-14',
  revisao: 'tensões recalculadas com os pesos publicados pelos fabricantes.',
  cover: GAUGES,
  parts: [
    sum(
      '<ul><li>Veja primeiro <strong>instrumento, tamanho e número de cordas</strong>; depois o calibre; só então o som.</li><li>Aço nunca vai em violão feito para náilon: a força é quase o dobro.</li><li>Trocou o calibre? Confira ação, tensor e oitavas.</li></ul>',
    ),
    h('As quatro perguntas'),
    p(
      '<p>Toda corda responde a quatro perguntas. <strong>Para que escala?</strong> A corda é pesada para soar numa nota com certo comprimento: uma de violão inteiro fica frouxa num infantil. <strong>Que ponta?</strong> Bolinha, laço ou nó, conforme o cavalete. <strong>Que material?</strong> Aço, náilon, fluorcarbono, núcleo sintético ou tripa, cada um com a sua força. <strong>Que tensão?</strong> Quanto ela puxa quando afinada, e portanto quanto o dedo empurra e o tampo carrega.</p><p>A força vem de uma conta só: cresce com o peso da corda e com o quadrado do comprimento vezes a nota. É por isso que subir meio tom pesa mais que parece, e que a mesma corda puxa menos numa escala curta.</p>',
    ),
    tool(
      '/ferramentas/tensao',
      'instrumento=guitarra',
      'Veja quantos quilos puxa cada corda, na sua escala e na sua afinação, e compare com o jogo que você usa.',
    ),
    h('Guitarra e baixo'),
    p(
      '<p>O número do jogo é a primeira corda em milésimos de polegada. Num 10–46, a mais fina tem 0,010 polegada e a mais grossa 0,046. Jogos 9–42 são macios para bends; 10–46 equilibram; 11–49 firmam afinações mais baixas e escalas curtas. Abaixo de ré, prefira jogos com a sexta pesada, senão ela bate nos trastes.</p><p>No baixo, o que importa antes do calibre é o comprimento: escala longa de 34 polegadas pede jogo de escala longa. Um jogo 45–100 puxa perto de 78 kg no total. Cordas lisas (flatwound) soam fechadas e gastam menos os trastes; as comuns (roundwound) têm brilho.</p>',
    ),
    figure(
      GAUGES,
      'Um jogo 10–46: as três primeiras lisas, as três últimas revestidas. Medidas em polegadas.',
    ),
    table(
      'Força total em afinação padrão',
      'Jogo | Escala | Força somada',
      'Guitarra 9–42 | 648 mm | 38,6 kg',
      'Guitarra 10–46 | 648 mm | 46,9 kg',
      'Guitarra 11–49 | 648 mm | 53,7 kg',
      'Violão aço 11–52 | 648 mm | 68,6 kg',
      'Violão aço 12–53 | 648 mm | 74,1 kg',
      'Violão náilon normal | 650 mm | 38,2 kg',
      'Baixo 45–100 | 864 mm | 78,3 kg',
    ),
    goods('Cordas de guitarra', 'As mais procuradas em estoque.', '/cordas/instrumentos/guitarras'),
    h('Violões'),
    p(
      '<p>O violão de náilon usa três cordas lisas e três revestidas, em tensões com nome: leve, normal, alta. O nome muda de marca para marca, então compare os quilos. Comece com a normal; a alta pede ação mais baixa na régua e mão firme, e rende volume. O fluorcarbono é mais fino e mais brilhante que o náilon na mesma tensão.</p><p>O violão de aço usa cordas com bolinha e puxa perto de 70 kg. Um tampo feito para náilon não aguenta isso: o cavalete levanta e o braço entorta. O contrário não quebra nada, mas quase não soa. Bronze 80/20 é brilhante; bronze fosforoso é mais quente e segura o som por mais tempo.</p>',
    ),
    goods('Cordas de violão de náilon', '', '/cordas/instrumentos/violoes-de-nailon'),
    goods('Cordas de violão de aço', '', '/cordas/instrumentos/violoes-de-aco'),
    h('Violino, viola e violoncelo'),
    p(
      '<p>Aqui o jogo é de um tamanho: corda de 4/4 não serve num 1/2, porque a parte revestida termina no lugar errado e a tensão despenca. A exceção é o 7/8: quase ninguém faz cordas para ele, e as de 4/4 servem. O núcleo manda no som. Aço afina rápido e dura, bom para quem começa e para cordas agudas. Sintético imita a tripa com estabilidade, e é o padrão de estudo adiantado. Tripa é a mais rica e a que mais sente o tempo.</p><p>A corda mi vem com bolinha ou laço, conforme o microafinador. E cuidado com a ordem: troque uma corda por vez, para o cavalete não cair e a alma não sair do lugar.</p>',
    ),
    goods('Cordas de violino', '', '/cordas/instrumentos/violinos'),
    h('Cavaquinho, bandolim, viola caipira e ukulele'),
    p(
      '<p>No cavaquinho, aço fino de bolinha ou laço para a afinação ré–sol–si–ré. No bandolim, quatro pares iguais, que somam perto de 80 kg. Na viola caipira, cinco pares, dois em uníssono e três em oitava; o jogo diz se é para cebolão em mi, em ré ou rio abaixo, e errar de afinação estoura a corda fina ou deixa a grossa frouxa. No ukulele, o tamanho decide: jogo de soprano num tenor fica tenso demais, e o barítono é outra afinação.</p>',
    ),
    tool(
      '/ferramentas/cordas',
      '',
      'Diga o instrumento, o som e o toque que procura: a loja ordena os jogos em estoque e explica cada escolha.',
    ),
    faq(
      [
        'Posso misturar jogos?',
        'Pode, se as tensões forem próximas. Uma corda muito mais forte que as vizinhas desequilibra a mão e o som. Confira na tabela de tensão antes.',
      ],
      [
        'Corda revestida com película vale a pena?',
        'Custa mais e dura de duas a três vezes mais para quem tem mão úmida. O som é um pouco menos brilhante no primeiro dia.',
      ],
      [
        'O jogo pesado vai estragar meu braço?',
        'Não de um dia para o outro, mas mais força pede tensor e ação revistos. Se o braço arquear, volte ao jogo anterior e leve a um luthier.',
      ],
    ),
  ],
}
