import { type DemoGuide, faq, figure, goods, h, p, sum, table, tool } from './draft.ts'
import { BOW } from './figures-of-instruments.ts'
import { ROSINS } from './figures-of-supplies.ts'

export const rosin: DemoGuide = {
  slug: 'breu',
  titulo: 'Breu: claro, escuro, quanto passar e quando trocar',
  resumo: 'O que o breu faz no arco, como escolher para cada instrumento e clima, e como limpar o pó.',
  topico: 'Acessórios',
  author: 'helena',
  publicadoEm: '2026-07-13T12:00:00Z',
  revisadoEm: null,
  revisao: '',
  cover: ROSINS,
  parts: [
    sum(
      '<ul><li>Sem breu, a crina <strong>desliza em silêncio</strong>; com breu demais, o som arranha.</li><li>Claro e duro para violino e calor; escuro e macio para graves e frio.</li><li>Duas ou três passadas por estudo; pano seco nas cordas depois.</li></ul>',
    ),
    h('Como o atrito vira som'),
    p(
      '<p>O breu é resina de pinheiro, cozida e coada, às vezes com óleos e pós. Passado na crina, deixa uma camada fina de grãos. Quando o arco anda, a crina agarra a corda e a leva consigo, até que a volta da corda vence e ela escapa. Isso se repete centenas de vezes por segundo, no ritmo da própria nota: quatrocentas e quarenta vezes no lá de afinar. Sem grãos, não há agarre; com grãos demais, a corda escapa aos trancos.</p>',
    ),
    figure(BOW, 'O breu vai na crina, do talão à ponta; a vareta deve ficar limpa.'),
    h('Claro, escuro, macio, duro'),
    table(
      'Por onde começar',
      'Instrumento | Breu | Por quê',
      'Violino e viola | claro ou âmbar, duro | ataque limpo e pouco pó',
      'Viola em dia frio | âmbar médio | um pouco mais de agarre',
      'Violoncelo | escuro, médio | cordas grossas pedem aderência',
      'Contrabaixo | próprio, bem macio | sem ele a corda grave não começa',
    ),
    p(
      '<p>A cor vem do cozimento e dos aditivos. Os claros costumam ser mais duros e secos, os escuros mais moles e pegajosos. No calor úmido, o breu macio vira cola; no frio seco, o duro vira pó. Por isso muitos músicos têm dois. As diferenças entre marcas existem, mas são menores que a diferença entre pouco e muito.</p><p>Quem tem alergia à resina pode procurar os hipoalergênicos, feitos de compostos sintéticos, que soltam menos pó.</p>',
    ),
    tool(
      '/ferramentas/afinador',
      'instrumento=violino',
      'Com breu na medida, a corda solta dá uma nota firme e o ponteiro para no lugar: confira com o afinador.',
    ),
    goods('Breus', 'Confira na ficha para que instrumento é cada um.', '/acessorios/arco/breu'),
    h('A primeira vez num arco novo'),
    p(
      '<p>Crina nova é lisa e não pega nada. Se a pedra também é nova e brilhante, risque a superfície de leve com uma lixa fina, em xadrez, para soltar pó. Estique a crina como para tocar e passe devagar, do talão à ponta, com a pedra firme, umas vinte a trinta vezes, virando a pedra para não fazer canal. Toque uma corda solta; se ainda desliza, mais dez passadas. Depois disso, duas ou três por estudo bastam.</p><p>Não encoste os dedos na crina. A gordura da pele faz manchas que não seguram o breu, e só uma lavagem por luthier, ou a troca da crina, resolve.</p>',
    ),
    h('Quanto é demais'),
    p(
      '<p>Uma nuvem branca a cada arcada, um som áspero no começo da nota, um rastro grosso sobre o tampo: é sinal de passar menos por alguns dias. Som apagado que escapa nas cordas graves: é sinal de passar mais, ou de crina gasta. A crina perde aderência com o uso e costuma ser trocada uma vez por ano por quem estuda todo dia.</p>',
    ),
    h('Pó no instrumento'),
    p(
      '<p>O pó de breu é ácido e gruda no verniz com o calor da mão. Ao acabar, passe um pano macio e seco no tampo, debaixo das cordas, e outro, diferente, nas cordas. Limpe também a vareta do arco. Se o pó já virou crosta, não raspe e não use álcool: um luthier tira sem levar o verniz. Guarde a pedra num pano ou na caixa, porque ela quebra como vidro quando cai, e o sol a derrete.</p>',
    ),
    goods('Panos e limpeza', '', '/acessorios/limpeza'),
    h('Estudo, orquestra e palco'),
    p(
      '<p>Quem está começando não precisa de breu caro: precisa de um que não solte pó demais e de alguém que mostre a quantidade. Na orquestra, onde o som é de muitos, um breu de ataque suave ajuda a não arranhar nos pianíssimos. No palco amplificado, o captador realça cada ruído do arco, e menos breu costuma soar melhor. Em apresentações ao ar livre, passe um pouco antes de entrar, porque o vento seca a crina. E leve sempre a pedra no estojo: é o acessório que mais se esquece em casa.</p>',
    ),
    faq(
      [
        'Breu vence?',
        'Não tem data, mas resseca com os anos. Se a pedra soltar lascas e o som arranhar, compre outra.',
      ],
      [
        'Posso misturar marcas?',
        'Melhor não: a camada fica irregular. Ao mudar, limpe a crina com pano seco e passe o novo por alguns dias.',
      ],
      ['Serve o do violino no contrabaixo?', 'Não: é duro demais. O contrário suja tudo. Cada um com o seu.'],
    ),
  ],
}
