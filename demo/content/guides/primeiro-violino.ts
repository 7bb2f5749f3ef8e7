import { type DemoGuide, faq, figure, goods, h, p, sum, table, tool } from './draft.ts'
import { ARM } from './figures.ts'
import { BRIDGE } from './figures-of-parts.ts'

export const firstViolin: DemoGuide = {
  slug: 'primeiro-violino',
  titulo: 'O primeiro violino: o que olhar antes de comprar',
  resumo: 'Tamanho, regulagem, arco e estojo: a ordem em que decidir, e onde não vale economizar.',
  topico: 'Começar',
  author: 'helena',
  publicadoEm: '2026-03-09T12:00:00Z',
  revisadoEm: '2026-10-05',
  revisao: 'tabela de tamanhos conferida com a ferramenta da loja e parte sobre o arco ampliada.',
  cover: ARM,
  parts: [
    sum(
      '<ul><li>Escolha primeiro o <strong>tamanho</strong>, pelo braço de quem toca; a idade só dá uma ideia.</li><li>Um violino simples <strong>bem regulado</strong> ensina mais que um caro com cordas altas.</li><li>Arco, breu e estojo fazem parte do conjunto: reserve uma parte do dinheiro para eles.</li></ul>',
    ),
    h('Comece pelo tamanho'),
    p(
      '<p>Violinos são feitos do 1/16, para crianças bem pequenas, ao 4/4, o inteiro. Um instrumento grande demais obriga a esticar o braço e a virar o punho para alcançar a ponta do arco e as notas mais altas. O corpo aprende esse esforço, e desaprender leva tempo. Comprar um número acima “para durar” é a economia que mais atrapalha.</p><p>A medida que decide é a do braço esquerdo esticado para o lado, do pescoço ao meio da palma. Quando o comprimento fica entre dois tamanhos, fique com o menor: ele será confortável hoje, e o próximo chega em um ou dois anos.</p>',
    ),
    figure(ARM, 'Braço reto, ombro solto: meça do lado do pescoço ao meio da palma.'),
    tool(
      '/ferramentas/tamanho',
      'instrumento=violino',
      'Digite o comprimento do braço e veja o tamanho, com as tabelas de vários fabricantes lado a lado. Dá para imprimir a régua.',
    ),
    h('Madeira, espelho e peças'),
    p(
      '<p>O tampo é de abeto, e o fundo, as faixas e o braço são de ácer. Nos violinos de estudo o que muda é o corte: tampo maciço, entalhado ou prensado, contra laminado. O maciço vibra mais e melhora com os anos; o laminado aguenta descuido e calor de carro, mas soa mais fechado. Para quem vai tocar por mais de um ano, o maciço se paga.</p><p>Olhe também o <strong>espelho</strong> e as <strong>cravelhas</strong>. De ébano, resistem ao desgaste; de madeira clara pintada de preto, gastam em meses e marcam debaixo das cordas. Cravelha que não gira macio, ou que volta sozinha, transforma cada afinação em luta. Por fim, um estandarte com quatro microafinadores poupa tempo de aula de quem ainda não domina a cravelha.</p>',
    ),
    table(
      'O que muda entre as faixas de violino',
      'Parte | Estudo simples | Estudo bom | Avançado',
      'Tampo | laminado ou prensado | abeto maciço entalhado | abeto escolhido, anos de secagem',
      'Espelho | madeira tingida | ébano | ébano',
      'Cordas | aço | núcleo sintético simples | sintético de estúdio ou tripa',
      'Arco | fibra ou madeira comum | fibra boa ou madeira brasileira | pernambuco ou carbono',
    ),
    h('A regulagem vale mais que a etiqueta'),
    p(
      '<p>Violino saído da caixa raramente está pronto. O cavalete precisa ser talhado para a curva daquele tampo, a alma precisa estar em pé e no lugar, e a pestana precisa ter sulcos da altura certa. Com a regulagem mal feita, as cordas ficam longe do espelho, a mão cansa e a afinação foge.</p><p>Como referência, na ponta do espelho de um 4/4 a corda mi costuma ficar a cerca de 3,5 mm e a corda sol a cerca de 5,5 mm. Cordas de aço pedem um pouco menos. Se estiver muito acima, leve a um luthier antes da primeira aula: é um serviço comum e rápido.</p>',
    ),
    figure(BRIDGE, 'O que a regulagem ajusta: pestana, cavalete e alma trabalham juntos.'),
    h('Arco, breu e estojo'),
    p(
      '<p>O arco é metade do som. Ele precisa ser reto quando visto de cima, firme no meio e leve o bastante para voltar sozinho. Arco de fibra é uma escolha segura para crianças: não empena com umidade e aguenta uma queda. Afrouxe a crina sempre que guardar. Para esticar, deixe cerca de um dedo mínimo de espaço entre a vareta e a crina, no meio.</p><p>O breu cria o atrito; sem ele, crina nova desliza em silêncio. Duas ou três passadas por dia de estudo bastam. E o estojo protege do que mais mata violino de estudante: batidas no transporte e sol no carro. Prefira o que segura o braço com uma tira e deixa o corpo suspenso, longe do fundo.</p>',
    ),
    goods('Violinos para começar', 'Em estoque agora, dos mais procurados.', '/violinos/estudo'),
    goods(
      'Arcos de violino',
      'Para trocar o arco que veio no conjunto, ou ter um segundo.',
      '/arcos/violino',
    ),
    h('Quanto gastar, e em que ordem'),
    p(
      '<p>Uma divisão que funciona: de cada dez partes, seis para o violino, uma e meia para o arco, uma e meia para o estojo e uma para cordas e regulagem. Conjuntos com arco e estojo saem mais baratos que as peças soltas, e podem melhorar depois: primeiro as cordas, depois o arco.</p><p>Em tamanhos infantis, pense no caminho inteiro. A criança vai trocar de violino a cada um ou dois anos, então vale perguntar quanto o usado vale na troca pelo próximo, e guardar a nota e o estojo em ordem.</p>',
    ),
    faq(
      [
        'Posso aprender sozinho?',
        'Pelas primeiras semanas, dá para afinar e tirar som. Postura e mão do arco precisam de alguém olhando: procure ao menos algumas aulas no começo.',
      ],
      [
        'Violino elétrico serve para começar?',
        'Para estudar de fone, sim. Mas sem caixa ele ensina pouco sobre o arco, porque perdoa o som arranhado. O acústico ensina mais.',
      ],
      [
        'Preciso de espaleira?',
        'Quase sempre. Ela preenche o espaço entre o ombro e o violino e deixa o pescoço relaxado. Escolha pelo tamanho do violino e experimente alturas.',
      ],
      [
        'E o afinador?',
        'Um aplicativo ou um afinador de prender resolve. O som de uma corda solta por vez, sempre girando devagar, de baixo para cima.',
      ],
    ),
  ],
}
