import { type DemoGuide, faq, figure, goods, h, p, sum, table, tool } from './draft.ts'
import { HUMIDITY } from './figures-of-parts.ts'

export const humidity: DemoGuide = {
  slug: 'umidade-e-madeira',
  titulo: 'Umidade e madeira: como o clima mexe no instrumento',
  resumo: 'O que acontece quando o ar seca ou encharca, que números manter e como proteger sem gastar muito.',
  topico: 'Cuidar',
  author: 'caio',
  publicadoEm: '2026-04-20T12:00:00Z',
  revisadoEm: null,
  revisao: '',
  cover: HUMIDITY,
  parts: [
    sum(
      '<ul><li>Mantenha o ar em torno de <strong>45% a 55%</strong> de umidade relativa.</li><li>O que racha é a mudança rápida, mais que o número.</li><li>O estojo fechado é o melhor lugar do instrumento; o carro, o pior.</li></ul>',
    ),
    h('A madeira respira'),
    p(
      '<p>Madeira troca água com o ar o tempo todo. Quando o ar seca, ela perde água e encolhe; quando o ar está úmido, ela ganha e incha. O movimento acontece quase todo na largura da peça, atravessado às fibras, e é por isso que as rachaduras seguem o comprimento do tampo. Instrumentos de tampo maciço sentem mais que os laminados, porque as camadas do laminado se seguram umas às outras.</p><p>Verniz e acabamento atrasam essa troca, mas não impedem. Por dentro a madeira costuma estar nua.</p>',
    ),
    figure(
      HUMIDITY,
      'Umidade relativa do ar: a faixa verde é a confortável para a maioria dos instrumentos.',
    ),
    h('Como reconhecer'),
    table(
      'O que o instrumento mostra',
      'Sinal | Ar seco demais | Ar úmido demais',
      'Trastes | pontas arranham a mão | normais',
      'Tampo | afunda, e a ação baixa | sobe, e a ação aumenta',
      'Som | cordas trastejam | som abafado e lento',
      'Cravelhas | escorregam | emperram',
      'Colas e verniz | frestas e rachaduras | peças soltas, mofo',
    ),
    p(
      '<p>Se a ação mudou sem que ninguém tocasse no tensor, olhe o clima antes de mexer no braço. Uma semana dentro do estojo, com a umidade certa, costuma devolver o instrumento ao que era. Rachadura nova pede luthier: colada cedo, quase some.</p>',
    ),
    h('Medir custa pouco'),
    p(
      '<p>Um higrômetro simples, dentro do estojo, vale mais que palpite. Para conferir se ele diz a verdade, há um teste caseiro: uma tampinha com sal de cozinha molhado, até virar pasta, num pote fechado junto com o higrômetro. Depois de oito horas, o ar lá dentro fica em torno de 75%. Anote a diferença e desconte.</p><p>No litoral e no norte, o desafio é o excesso: sílica gel no estojo, trocada ou secada quando satura, e ar circulando na sala. No planalto central e em salas com ar-condicionado, o desafio é a secura: um umidificador de estojo, bem torcido para nunca pingar, resolve.</p>',
    ),
    tool(
      '/ferramentas/afinador',
      '',
      'Madeira que incha ou seca tira as cordas da afinação: confira quanto, e anote com a data.',
    ),
    goods(
      'Estojos para violão e guitarra',
      'Um estojo rígido segura o clima por mais tempo que uma capa.',
      '/acessorios/estojos/violao-e-guitarra',
    ),
    h('Calor, carro e viagem'),
    p(
      '<p>Cola animal, usada nos instrumentos de arco, amolece com o calor e é feita assim de propósito: ela solta antes que a madeira quebre. Num carro ao sol, o interior passa fácil de sessenta graus, e o cavalete de um violão pode descolar em uma tarde. Leve o instrumento com você, mesmo que seja por dez minutos.</p><p>Ao chegar de um lugar frio a um quente, deixe o estojo fechado por meia hora. Abrir na hora faz a água do ar condensar no verniz. Em viagens de avião, não é preciso afrouxar tudo; meio tom basta para aliviar.</p>',
    ),
    h('Limpeza que ajuda'),
    p(
      '<p>Depois de tocar, um pano seco e macio tira suor e breu antes que endureçam. Não use álcool, limpa-vidros ou produtos de móveis: atacam vernizes delicados. Espelho e escala de madeira nua podem receber, uma ou duas vezes por ano, uma gota de óleo próprio, espalhada e tirada em seguida. Escalas envernizadas, como as claras de ácer, só precisam de pano.</p>',
    ),
    goods('Limpeza e conservação', '', '/acessorios/limpeza'),
    h('Uma rotina de cinco minutos'),
    p(
      '<p>Uma vez por semana, abra o estojo e leia o higrômetro. Se o número saiu da faixa, seque ou umedeça e olhe de novo no dia seguinte. Uma vez por mês, meça a ação no 12º traste e anote ao lado da umidade. Em um ano você saberá em que mês o instrumento muda, e poderá agir antes. Na mesma hora, passe os olhos pelo tampo contra a luz: uma linha nova que atravessa o brilho é o primeiro sinal de uma rachadura, e é quando o conserto é mais simples e mais barato.</p>',
    ),
    faq(
      [
        'Umidificador dentro do violão ou no estojo?',
        'No estojo fechado. Dentro da caixa também serve, desde que não encoste e não pingue.',
      ],
      [
        'Instrumento pendurado na parede faz mal?',
        'Depende do ar do cômodo. Longe de parede externa, janela e saída de ar-condicionado, e com a umidade na faixa, pode ficar.',
      ],
      [
        'Fibra de carbono e laminado precisam disso?',
        'Bem menos. Mesmo assim as peças de madeira, como o espelho e o cavalete, continuam sentindo.',
      ],
    ),
  ],
}
