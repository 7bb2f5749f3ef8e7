import { type DemoGuide, faq, figure, goods, h, p, sum, table, tool } from './draft.ts'
import { ARM } from './figures.ts'
import { VIOLINS } from './figures-of-instruments.ts'

export const childSizes: DemoGuide = {
  slug: 'tamanhos-infantis',
  titulo: 'Tamanhos infantis: violinos, violoncelos e violões que cabem em quem toca',
  resumo: 'Como medir, por que a idade engana, e quando chega a hora do próximo tamanho.',
  topico: 'Começar',
  author: 'helena',
  publicadoEm: '2026-04-06T12:00:00Z',
  revisadoEm: null,
  revisao: '',
  cover: VIOLINS,
  parts: [
    sum(
      '<ul><li>Meça o <strong>braço</strong> para violino e viola; para violoncelo, a <strong>altura</strong>; para violão, altura e mão.</li><li>Entre dois tamanhos, escolha o menor.</li><li>Meça de novo a cada seis meses: dois centímetros de braço já podem mudar o tamanho.</li></ul>',
    ),
    h('Por que a idade engana'),
    p(
      '<p>Duas crianças de oito anos podem ter vinte centímetros de diferença na altura. Por isso a idade serve para imaginar a faixa, e a medida serve para decidir. Instrumento grande força o ombro para cima e o punho para dentro; pequeno demais amontoa os dedos e desafina. Nos dois casos a criança pensa que o problema é ela.</p><p>Quem mede deve repetir duas vezes, com a criança em pé, de camiseta leve, sem puxar o braço. Anote em centímetros e guarde com a data: a diferença entre duas medidas diz quando olhar de novo.</p>',
    ),
    h('Violino e viola: o braço'),
    p(
      '<p>Estique o braço esquerdo para o lado, na altura do ombro, com o cotovelo solto. Meça do lado do pescoço até o meio da palma. Há escolas que medem até o punho; a tabela só vale para o ponto que ela diz. O instrumento está certo quando a criança alcança a voluta com os dedos em curva, sem esticar o cotovelo até travar.</p>',
    ),
    figure(ARM, 'Do pescoço ao meio da palma, sem forçar o ombro.'),
    table(
      'Violino: faixas usuais de braço',
      'Tamanho | Braço até o meio da palma | Idade aproximada',
      '1/16 | 36 a 39 cm | 3 a 5 anos',
      '1/10 | 39 a 43 cm | 4 a 5 anos',
      '1/8 | 43 a 47 cm | 4 a 6 anos',
      '1/4 | 47 a 52 cm | 5 a 7 anos',
      '1/2 | 52 a 56,5 cm | 7 a 9 anos',
      '3/4 | 56,5 a 60 cm | 9 a 11 anos',
      '4/4 | acima de 60 cm | a partir de 11 anos',
    ),
    tool(
      '/ferramentas/tamanho',
      'instrumento=violino',
      'A ferramenta compara tabelas de fabricantes e escolas, diz onde elas discordam e quando o próximo tamanho deve chegar.',
    ),
    goods('Violinos de estudo', 'Veja os tamanhos disponíveis em cada modelo.', '/violinos/estudo'),
    h('Violoncelo e contrabaixo: a altura sentada'),
    p(
      '<p>No violoncelo a criança senta, com os pés inteiros no chão e os joelhos em ângulo reto. O instrumento apoia no peito, as cravelhas graves ficam perto da orelha esquerda, e a mão deve alcançar a ponta do espelho sem levantar o ombro. O espigão regula a altura, mas não corrige um tamanho errado. O 1/4 serve por volta de 1,15 m de altura, o 1/2 por volta de 1,25 m, o 3/4 entre 1,30 e 1,35 m, e o inteiro a partir de 1,45 a 1,50 m.</p><p>No contrabaixo, o 3/4 é o tamanho comum dos adultos. O 1/4 e o 1/2 existem para crianças e costumam ser encontrados em escolas. A corda muda junto: um jogo de tamanho errado fica frouxo ou duro demais.</p>',
    ),
    goods('Violoncelos', '', '/violinos/violoncelos'),
    h('Violões e ukuleles: escala e mão'),
    p(
      '<p>No violão, o que cresce é a escala, o comprimento da corda que vibra. O inteiro tem perto de 650 mm; o 3/4, uns 580 mm; o 1/2, uns 530 mm. A criança deve abraçar a caixa sem levantar o ombro direito, e a mão esquerda precisa cobrir as quatro primeiras casas sem esticar o dedo mínimo até doer.</p><p>O ukulele é a porta de entrada mais macia: quatro cordas de náilon e braço curto. A partir de cinco anos, o soprano; mãos maiores preferem o concert, que tem trastes mais separados.</p>',
    ),
    goods('Violões infantis', 'De 1/2 e 3/4, em estoque.', '/violoes/infantis'),
    h('O próximo tamanho'),
    p(
      '<p>Os sinais aparecem antes da régua: a criança encolhe o cotovelo para alcançar, o queixo sai do lugar, o quarto dedo sobra para fora da corda. Se o braço está a menos de um centímetro do começo da próxima faixa, já vale planejar. Guardar o estojo, o arco e a nota fiscal facilita a troca, e cordas novas no instrumento que sai ajudam quem vai recebê-lo.</p>',
    ),
    faq(
      [
        'Posso pôr cordas mais finas num violino grande demais?',
        'Não resolve: a distância entre as notas continua a mesma. O problema é o comprimento do braço do instrumento, e não a força.',
      ],
      [
        'Canhoto precisa de outro tamanho?',
        'Não. A medida é a mesma; nos arcos quase todo canhoto toca como destro, porque as duas mãos trabalham muito.',
      ],
      [
        'Vale comprar usado?',
        'Vale muito nos tamanhos que duram um ano. Olhe rachaduras, espelho gasto, cravelhas e se a regulagem foi revista.',
      ],
    ),
  ],
}
