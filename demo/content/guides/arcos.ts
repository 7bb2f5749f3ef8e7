import { type DemoGuide, faq, figure, goods, h, p, sum, table, tool } from './draft.ts'
import { BOW } from './figures-of-instruments.ts'

export const bows: DemoGuide = {
  slug: 'arcos',
  titulo: 'Arcos: madeira, carbono, peso e crina',
  resumo: 'As partes do arco, como testar antes de comprar, e quando trocar a crina.',
  topico: 'Acessórios',
  author: 'helena',
  publicadoEm: '2026-07-27T12:00:00Z',
  revisadoEm: '2026-10-19',
  revisao: 'pesos e comprimentos por tamanho.',
  cover: BOW,
  parts: [
    sum(
      '<ul><li>Um arco bom <strong>se deixa levar</strong>: volta sozinho e não treme no meio.</li><li>Fibra para crianças, carbono para viagem, pernambuco para quem já ouve a diferença.</li><li>Afrouxe sempre ao guardar, e troque a crina uma vez por ano de estudo diário.</li></ul>',
    ),
    h('As partes'),
    p(
      '<p>A <strong>vareta</strong> é a mola: curvada para dentro pelo calor, ela guarda força quando a crina estica. Na <strong>ponta</strong>, uma plaquinha de osso ou plástico protege a madeira. O <strong>talão</strong>, na mão, corre sobre a vareta quando se gira o <strong>botão</strong> e assim estica a crina. A <strong>guarnição</strong>, de prata, couro ou fio, dá lugar ao polegar e acerta o equilíbrio. A <strong>crina</strong> é de cavalo: perto de 150 a 200 fios num arco de violino.</p>',
    ),
    figure(BOW, 'As partes do arco, da ponta ao botão.'),
    h('De que é feito'),
    table(
      'Materiais da vareta',
      'Material | Toque | Para quem',
      'Fibra de vidro | firme, pesado | crianças e escolas',
      'Madeira brasileira comum | macio, varia muito | primeiro arco de adulto',
      'Carbono | rápido, estável ao clima | ensaio ao ar livre, viagem',
      'Pernambuco | vivo, cheio de cores | quem estuda há alguns anos',
    ),
    p(
      '<p>O pernambuco, ou pau-brasil, é uma árvore brasileira protegida. Arcos legais vêm com a origem declarada; peça a nota e guarde, porque viagens para fora podem pedir papéis. O carbono ganhou respeito justamente por soar perto dele sem depender da floresta, e não empena. O mesmo vale para o talão: ébano, chifre ou materiais sintéticos.</p>',
    ),
    h('Tamanho, peso e equilíbrio'),
    table(
      'Medidas usuais',
      'Instrumento | Comprimento | Peso',
      'Violino 4/4 | 74 a 75 cm | 58 a 63 g',
      'Violino 3/4 | 68 a 69 cm | 50 a 56 g',
      'Violino 1/2 | 62 a 63 cm | 44 a 50 g',
      'Viola | 74 a 75 cm | 68 a 74 g',
      'Violoncelo 4/4 | 71 a 72 cm | 78 a 84 g',
    ),
    p(
      '<p>Dois gramas mudam pouco; o equilíbrio muda tudo. Pendure o arco esticado num dedo: o ponto em que ele se sustenta fica, num de violino, perto de 19 a 20 cm do talão. Mais para a ponta, o arco parece pesado; mais para o talão, parece solto e nervoso.</p>',
    ),
    tool(
      '/ferramentas/tamanho',
      'instrumento=violino',
      'O arco acompanha o tamanho do instrumento: veja qual serve em quem toca.',
    ),
    goods('Arcos de violino', '', '/arcos/violino'),
    goods('Arcos de viola', '', '/arcos/viola'),
    goods('Arcos de violoncelo e contrabaixo', '', '/arcos/violoncelo-e-contrabaixo'),
    h('Como testar'),
    p(
      '<p>Primeiro, com os olhos. Estique e olhe ao longo da vareta, do talão para a ponta: ela deve seguir reta, sem fugir para o lado. A crina deve ter a mesma largura do começo ao fim, sem fios cruzados. O botão gira sem trancar.</p><p>Depois, com a mão. Uma arcada longa e leve numa corda solta: o som deve ser igual da ponta ao talão, sem tremer no meio. Em seguida, deixe o arco saltar sozinho, perto do meio: ele deve pular baixo e regular. Se bate na vareta quando você aperta um pouco, é mole demais; se não cede nada, é duro. Use sempre o seu instrumento e o seu breu, porque um arco que canta num violino pode apagar outro.</p>',
    ),
    h('Cuidar e encrinar'),
    p(
      '<p>Ao acabar, afrouxe até a crina perder a força, sem deixá-la solta a ponto de embaraçar. Limpe a vareta do pó de breu. Se fios arrebentam sempre do mesmo lado, a vareta vai empenando para lá: é hora da crina nova. Fio quebrado se corta rente, nunca se puxa. Estudando todo dia, a crina dura perto de um ano; no clima úmido, estica e pede ajuste no luthier. E o estojo fechado por muito tempo no escuro pode ter traças de crina: se os fios aparecerem partidos sem uso, aspire tudo.</p>',
    ),
    h('O segundo arco'),
    p(
      '<p>Um arco reserva deixa a vida mais tranquila: enquanto um está no luthier, o outro trabalha. Se o primeiro é de madeira, um segundo de carbono cobre os dias de chuva, a aula na praça e as peças em que se bate com a vareta. Não precisa custar o mesmo. Escolha um peso parecido com o do principal, para que a mão não tenha de reaprender o salto a cada troca.</p>',
    ),
    faq(
      [
        'Crina preta ou branca?',
        'A branca é a regra no violino, na viola e no violoncelo. A preta, mais áspera, é comum em contrabaixos.',
      ],
      [
        'Por que meu arco não estica?',
        'O talão pode ter chegado ao fim do parafuso porque a crina cedeu com a umidade. O luthier encurta.',
      ],
      [
        'Quanto gastar em relação ao violino?',
        'Entre um quarto e um terço do valor do instrumento é um ponto de partida honesto.',
      ],
    ),
  ],
}
