import { type DemoGuide, faq, figure, goods, h, p, sum, table, tool } from './draft.ts'
import { TUNING } from './figures-of-parts.ts'

export const tuners: DemoGuide = {
  slug: 'afinadores',
  titulo: 'Afinadores: de prender, de pedal, de celular e de ouvido',
  resumo: 'Como cada um escuta, que exatidão esperar, e como afinar até a nota ficar parada.',
  topico: 'Acessórios',
  author: 'caio',
  publicadoEm: '2026-08-10T12:00:00Z',
  revisadoEm: null,
  revisao: '',
  cover: TUNING,
  parts: [
    sum(
      '<ul><li>De <strong>prender</strong> para ensaio barulhento, de <strong>pedal</strong> para palco, de <strong>microfone</strong> para casa.</li><li>Chegue à nota sempre <strong>de baixo para cima</strong>.</li><li>Lá 440 é o padrão; orquestras podem pedir 442.</li></ul>',
    ),
    h('O que o mostrador diz'),
    p(
      '<p>Um semitom se divide em cem partes, os centésimos ou cents. O ouvido treinado percebe uns cinco ao comparar notas uma depois da outra, e menos quando soam juntas, porque aparecem batimentos: o som incha e murcha, cada vez mais devagar quanto mais perto. Um bom afinador mostra um cent; para tocar, ficar a dois ou três basta.</p>',
    ),
    figure(TUNING, 'O ponteiro no centro é a nota; à esquerda está baixa, à direita está alta.'),
    h('Quatro jeitos de escutar'),
    table(
      'Tipos de afinador',
      'Tipo | Escuta | Bom para | Limite',
      'De prender (clip) | a vibração da madeira | ensaio barulhento | graves de baixo',
      'De pedal | o cabo | palco, com mudo | só elétricos',
      'De mesa | microfone ou cabo | aula, sopros e cordas | pede silêncio',
      'No celular | microfone | casa e viagem | barulho em volta',
    ),
    p(
      '<p>O de prender lê a vibração por um sensor no grampo e ignora o resto da banda. Fica na mão do violão, no cavalete do violino, ou na voluta. O de pedal recebe o sinal do captador, corta o som enquanto se afina e enxerga bem cordas graves. Os de microfone ouvem tudo: afine uma corda por vez e abafe as outras com a mão.</p>',
    ),
    tool(
      '/ferramentas/afinador',
      '',
      'O afinador da loja ouve pelo microfone, funciona sem internet e conhece as afinações de cada instrumento. O som não sai do aparelho.',
    ),
    goods('Afinadores', 'Em estoque, dos mais procurados.', '/acessorios/afinadores'),
    h('Como afinar para durar'),
    p(
      '<p>Toque no meio da corda, com força normal, e espere meio segundo: o ataque é sempre mais alto que a nota que fica. Se passou do ponto, desça bem abaixo e suba de novo; chegar por cima deixa folga na tarraxa, e a nota cai no primeiro acorde. Depois da última corda, volte à primeira: a força total mudou e o braço cedeu um pouco. Duas rodadas bastam quase sempre.</p><p>Com cordas novas, puxe cada uma de leve entre as rodadas. Com cravelhas, empurre para dentro enquanto gira. E com microafinadores, deixe-os no meio do curso, para haver espaço dos dois lados.</p>',
    ),
    h('Por que o acorde ainda soa torto'),
    p(
      '<p>Trastes dividem a oitava em doze partes iguais, e nesse sistema as terças ficam um pouco altas: uns catorze cents acima da terça pura. Isso é normal, e não se corrige na tarraxa sem estragar outro acorde. Se só as notas altas do braço desafinam, o caso é de oitavas e de corda velha. Se só as primeiras casas desafinam, o sulco da pestana está alto. No violino, as quintas entre as cordas soltas são afinadas puras, dois cents mais largas que no afinador; quem toca em quarteto faz isso de ouvido.</p>',
    ),
    h('Lá 440, 442 e 415'),
    p(
      '<p>O lá de referência é combinado. Bandas usam 440 hertz. Muitas orquestras usam 442, oito cents acima. Grupos de música antiga usam 415, um semitom abaixo. Antes de tocar com outros, pergunte, e ajuste o afinador: a maioria vai de 430 a 450. Para treinar, tire o lá do diapasão e afine as outras cordas ouvindo os batimentos.</p>',
    ),
    tool('/ferramentas/diapasao', '', 'Ouça cada corda, em qualquer afinação e com o lá de 415 a 446 hertz.'),
    h('O que olhar antes de comprar'),
    p(
      '<p>Mostrador que se lê de lado e no escuro, grampo com borracha que não marca o verniz, braço que gira, e desligamento automático para poupar a bateria. Veja se é cromático, se o lá pode mudar e se responde em menos de um segundo às cordas graves. Em violinos, prefira um modelo leve, porque o peso na voluta cansa. Pedais pedem atenção a outra coisa: se deixam o som passar limpo quando desligados.</p>',
    ),
    faq(
      [
        'O afinador mostra a nota certa, mas soa errado. Por quê?',
        'Pode ser a oitava errada: o mostrador diz a letra, e não a altura. Compare com o som do diapasão.',
      ],
      [
        'Cromático ou de instrumento?',
        'O cromático mostra qualquer nota e serve a todos. O de instrumento sugere a corda, e ajuda no começo.',
      ],
      [
        'A pilha fraca muda a afinação?',
        'Nos digitais a referência é um cristal, que não muda; o mostrador apaga antes disso.',
      ],
    ),
  ],
}
