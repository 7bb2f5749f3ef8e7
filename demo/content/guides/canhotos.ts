import { type DemoGuide, faq, figure, goods, h, p, sum, table, tool } from './draft.ts'
import { HANDS } from './figures-of-instruments.ts'

export const leftHanded: DemoGuide = {
  slug: 'canhotos',
  titulo: 'Canhotos: comprar, virar ou tocar como destro',
  resumo: 'As três saídas para quem é canhoto, com o que cada instrumento permite e o que custa virar.',
  topico: 'Começar',
  author: 'caio',
  publicadoEm: '2026-06-01T12:00:00Z',
  revisadoEm: null,
  revisao: '',
  cover: HANDS,
  parts: [
    sum(
      '<ul><li>Nos <strong>instrumentos de arco</strong>, quase todo canhoto toca como destro.</li><li>Na guitarra e no violão, a melhor saída é um instrumento feito para canhoto.</li><li>Virar as cordas sem mexer na pestana raramente dá certo.</li></ul>',
    ),
    h('Primeiro: que mão faz o quê'),
    p(
      '<p>Nas cordas, as duas mãos trabalham. Uma escolhe as notas, a outra dá ritmo, força e som. Muita gente escolhe pela mão que segura o lápis, mas o teste melhor é outro: finja tocar uma guitarra no ar e bata o ritmo de uma música. A mão que bate sem pensar costuma ser a que deve ficar nas cordas, ou no arco.</p><p>Não há resposta certa para todos. Canhotos que começam como destros têm a mão das notas forte desde o início. Outros sentem o ritmo sempre atrasado, e desistem por achar que falta talento. Se for possível, experimente os dois jeitos por alguns minutos antes de comprar.</p>',
    ),
    figure(HANDS, 'No instrumento de canhoto, tudo é espelhado: cordas, pestana, cavalete e escudo.'),
    h('As três saídas'),
    table(
      'O que muda em cada caminho',
      'Saída | A favor | Contra',
      'Tocar como destro | qualquer instrumento serve | o ritmo pode não vir natural',
      'Comprar para canhoto | tudo no lugar certo | menos modelos e cores',
      'Virar um de destro | usa o que se tem | pede luthier e muda a garantia',
      'Tocar invertido | nada a trocar | acordes ao contrário, sem professor',
    ),
    h('Violão, guitarra e baixo'),
    p(
      '<p>Um violão de náilon com rastilho reto e leque simétrico vira com pouco: pestana nova, rastilho compensado para o outro lado, marcas de posição na outra beira. No violão de aço, o rastilho costuma ser inclinado, e virar sem refazer o canal deixa as graves desafinadas. O tampo por dentro também não é simétrico, e as travessas continuam do lado antigo.</p><p>Na guitarra, além da pestana, mudam os botões, a alavanca e o recorte do corpo, que passa a atrapalhar a mão nas casas agudas. Fica bonito em fotografias antigas e incômodo no ensaio. Um modelo de canhoto de entrada custa menos que virar um bom.</p><p>No baixo o recorte pesa ainda mais, porque o braço é comprido e o equilíbrio na correia muda de lado.</p>',
    ),
    tool(
      '/ferramentas/canhotos',
      '',
      'Veja tudo o que há em estoque para canhotos, e o que pode ser virado em cada instrumento.',
    ),
    h('Ukulele, cavaquinho e bandolim'),
    p(
      '<p>O ukulele é simétrico por fora e usa cordas de força parecida: trocar a ordem e conferir a pestana costuma bastar. O cavaquinho aceita bem, com atenção à compensação do rastilho. No bandolim, a ponte é móvel e dá para virar, mas a pestana dos pares precisa ser refeita. Na viola caipira, dez cordas e pares oitavados tornam o trabalho mais longo: peça orçamento antes.</p>',
    ),
    h('Violino, viola e violoncelo'),
    p(
      '<p>Aqui a tradição tem motivo. A alma e a barra harmônica ficam em lados diferentes, e espelhar pede abrir o instrumento. Na orquestra, o arco ao contrário bate no do vizinho. E a mão esquerda, que faz as notas, trabalha tanto quanto a direita, então o canhoto não perde nada em tocar como os outros. Violinos para canhotos existem, e valem para quem perdeu movimento de uma mão.</p>',
    ),
    goods('Ukuleles', 'Fáceis de virar: confira a pestana.', '/ukuleles'),
    h('Comprar sem arrependimento'),
    p(
      '<p>Confirme na ficha se a versão é mesmo para canhoto, e não só simétrica. Pergunte pela compensação do rastilho e pelos pontos na lateral do braço. Correias, afinadores e jogos de cordas servem às duas mãos. Capotraste de alavanca às vezes tem a curva para um lado só. E guarde o que tirou ao virar: quem comprar depois pode querer de volta. Se ainda estiver em dúvida, peça emprestado por uma semana: o corpo responde melhor que qualquer conselho.</p>',
    ),
    faq(
      ['Existe jogo de cordas para canhoto?', 'Não precisa: é o mesmo jogo, posto na ordem inversa.'],
      [
        'Meu filho é canhoto e vai começar no violão. E agora?',
        'Deixe que ele segure dos dois jeitos, e escolha o que parecer natural. Nos primeiros meses as duas mãos são iniciantes.',
      ],
      [
        'Virar perde a garantia?',
        'Pode perder, porque a pestana e o rastilho são modificados. Combine antes, e guarde as peças originais.',
      ],
    ),
  ],
}
