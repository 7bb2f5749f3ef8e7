import { type DemoGuide, faq, figure, goods, h, p, sum, table, tool } from './draft.ts'
import { ACTION, BRIDGE } from './figures-of-parts.ts'

export const setupWords: DemoGuide = {
  slug: 'palavras-da-regulagem',
  titulo: 'As palavras da regulagem: ação, tensor, oitavas, pestana, rastilho, alma e cavalete',
  resumo: 'O que cada peça faz, como medir em casa e o que deixar para o luthier.',
  topico: 'Regulagem',
  author: 'helena',
  publicadoEm: '2026-05-18T12:00:00Z',
  revisadoEm: null,
  revisao: '',
  cover: ACTION,
  parts: [
    sum(
      '<ul><li>A ordem importa: <strong>tensor, pestana, altura, oitavas</strong>.</li><li>Meça com as cordas que vai usar, afinadas.</li><li>Girar tarraxa e carrinho é seu; lixar pestana e mexer na alma é do luthier.</li></ul>',
    ),
    h('Ação: a distância que a mão sente'),
    p(
      '<p>Ação é a altura da corda sobre o traste, medida quase sempre no 12º. Baixa demais, a corda bate nos trastes e zune; alta demais, cansa a mão e desafina, porque apertar estica a corda. Mede-se do alto do traste até a parte de baixo da corda, com uma régua de meio milímetro.</p>',
    ),
    figure(ACTION, 'Pestana e rastilho seguram a corda; a ação se mede no 12º traste.'),
    table(
      'Ação no 12º traste, como ponto de partida',
      'Instrumento | Corda aguda | Corda grave',
      'Guitarra | 1,5 mm | 2,0 mm',
      'Violão de aço | 1,8 mm | 2,3 mm',
      'Violão de náilon | 2,8 mm | 3,5 mm',
      'Baixo | 1,8 mm | 2,5 mm',
      'Ukulele e cavaquinho | 2,0 mm | 2,2 mm',
    ),
    h('Tensor e curvatura'),
    p(
      '<p>As cordas puxam o braço para a frente. O tensor é a barra de aço dentro dele que puxa para trás. O braço bom não é reto: tem uma curva leve, de poucos décimos de milímetro no meio, para dar espaço ao balanço da corda. Para ver, aperte a corda grave na primeira casa e onde o braço encontra o corpo, e olhe a folga no 7º traste. Em guitarras, entre 0,2 e 0,3 mm costuma estar bem.</p><p>Girar no sentido do relógio aperta e endireita; ao contrário, solta. Um oitavo de volta por vez, com espera de alguns minutos. Se a chave pesa, pare. Violões clássicos simples muitas vezes não têm tensor: a força menor do náilon permite.</p>',
    ),
    h('Pestana e rastilho'),
    p(
      '<p>A <strong>pestana</strong> fica no começo do braço e dá o espaçamento e a altura das cordas soltas. Sulco alto deixa as primeiras casas duras e desafinadas, e é o defeito mais comum de instrumento barato. O teste: aperte a corda entre o 2º e o 3º traste e olhe a folga sobre o primeiro; deve existir, mas fina como papel. Sulco fundo demais faz a corda solta zunir.</p><p>O <strong>rastilho</strong> é a peça de osso ou plástico encaixada no cavalete do violão. Para baixar a ação em 1 mm no 12º traste, tire 2 mm do rastilho, porque o 12º está na metade do caminho. Lixa-se sempre a base, reta, e nunca a parte de cima, que já tem o formato.</p>',
    ),
    h('Oitavas'),
    p(
      '<p>Afinar as oitavas, ou entonar, é acertar o comprimento de cada corda para que a nota do 12º traste seja igual à da corda solta, uma oitava acima. Compare a nota presa com o harmônico do mesmo ponto. Se a presa está alta, a corda está curta: leve o carrinho para trás. Se está baixa, para a frente. Faça por último, com a altura pronta e cordas novas; corda velha engana.</p>',
    ),
    tool(
      '/ferramentas/tensao',
      'instrumento=guitarra',
      'Outra tensão pede outra regulagem: compare o jogo que você usa com o próximo antes de mudar de calibre.',
    ),
    goods('Cavaletes e rastilhos', '', '/cavaletes/guitarra-e-violao'),
    h('Cavalete e alma, nos arcos'),
    p(
      '<p>No violino, o <strong>cavalete</strong> não é colado: a pressão das cordas o segura. Ele fica entre os pequenos cortes internos dos efes, com as costas em pé e os pés assentados sem fresta. Ao afinar, ele tomba para o espelho; corrija com as duas mãos, apoiando os cotovelos, com as cordas um pouco frouxas.</p><p>A <strong>alma</strong> é um cilindro de abeto em pé entre o tampo e o fundo, perto do pé agudo do cavalete, presa só por ajuste. Um milímetro de mudança altera o som. Se ela cair, afrouxe as cordas e leve ao luthier sem tocar: com força nas cordas e sem alma, o tampo afunda.</p>',
    ),
    figure(BRIDGE, 'O cavalete manda a vibração ao tampo, e a alma a leva ao fundo.'),
    goods('Cavaletes de violino e viola', '', '/cavaletes/violino-e-viola'),
    h('O que fazer em casa'),
    p(
      '<p>Trocar cordas, limpar, conferir a curva do braço, mover carrinhos, ajustar microafinadores e endireitar o cavalete são tarefas de quem toca. Lixar sulcos, nivelar trastes, colar, talhar cavalete e mover a alma pedem ferramenta e mão treinada. Se o instrumento mudou sozinho, comece pelo clima da sala: meio milímetro de ação aparece e some com a umidade.</p>',
    ),
    faq(
      [
        'De quanto em quanto tempo regular?',
        'Uma vez por ano, ou quando mudar o calibre, a afinação ou o clima da cidade.',
      ],
      [
        'Instrumento novo precisa?',
        'Quase sempre. A fábrica deixa a ação alta para que nada zuna em nenhum lugar do mundo.',
      ],
      [
        'Por que trasteja só numa casa?',
        'Provavelmente um traste mais alto logo depois. Um luthier nivela o ponto sem mexer no resto.',
      ],
    ),
  ],
}
