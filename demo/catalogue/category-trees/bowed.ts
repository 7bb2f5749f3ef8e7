import type { CategoryRow } from '../categories.ts'

/** The violin family, bows and bridges. */
export function bowedTree(): CategoryRow[] {
  return [
    [
      'violinos',
      'Violinos e família',
      'Violinos, violas, violoncelos e contrabaixos',
      'Da primeira aula ao naipe da orquestra, em todos os tamanhos. Todo instrumento sai da nossa bancada regulado e afinado, com o cavalete em pé, pronto para a primeira aula. Veja a tabela de tamanhos antes de escolher para uma criança.',
    ],
    [
      'violinos/estudo',
      'Violinos de estudo',
      'Violinos de estudo',
      'Conjuntos com estojo, arco e breu, prontos para a matrícula. Há tamanhos do 4/4 ao 1/10, e a regra é simples: entre dois, fique com o menor. Prefira os de tampo maciço se a ideia é ficar com ele por anos.',
    ],
    [
      'violinos/avancados',
      'Violinos avançados',
      'Violinos intermediários, profissionais e elétricos',
      'Madeiras maciças, verniz de espírito, montagem de ébano e som que se abre com o tempo. Aqui também ficam os elétricos, que estudam em silêncio. As peças de autor são atendidas sob consulta.',
    ],
    [
      'violinos/violas',
      'Violas de arco',
      'Violas de arco',
      'Com a Dó que o violino não tem, a viola dá cor ao meio da orquestra. Escolha pelo comprimento do braço: 15 polegadas para mãos menores, 16 para a maioria dos adultos. Todas vêm com estojo e arco.',
    ],
    [
      'violinos/violoncelos',
      'Violoncelos',
      'Violoncelos',
      'Um instrumento que se abraça. Há conjuntos de estudo com capa e arco, tamanhos para crianças e violoncelos de madeira maciça para quem avança. Os de ateliê são mostrados sob consulta.',
    ],
    [
      'violinos/contrabaixos',
      'Contrabaixos acústicos',
      'Contrabaixos acústicos',
      'O 3/4 é o contrabaixo do adulto, apesar do nome. Construção laminada aguenta estrada e mudança de clima; tampo maciço canta mais. Combinamos a entrega com você, porque ele não passa em qualquer porta.',
    ],
    [
      'arcos',
      'Arcos',
      'Arcos para violino, viola, violoncelo e contrabaixo',
      'Metade do som está na mão direita. Madeira ou fibra de carbono, redondo ou oitavado, com talão de ébano: compare peso, tamanho e proposta. Não vendemos pau-brasil sem documento de origem.',
    ],
    [
      'arcos/violino',
      'Arcos de violino',
      'Arcos de violino',
      'Arcos de todos os tamanhos, dos 4/4 de carbono aos pequenos de brazilwood. Um bom arco de estudo pesa perto de 60 gramas e devolve o salto da mão. Afrouxe a crina sempre que guardar.',
    ],
    [
      'arcos/viola',
      'Arcos de viola',
      'Arcos de viola',
      'Um pouco mais pesados e com talão arredondado, para puxar a corda Dó sem esforço. Perto de 70 gramas é o peso de referência. O breu escuro costuma agradar aqui.',
    ],
    [
      'arcos/violoncelo-e-contrabaixo',
      'Violoncelo e contrabaixo',
      'Arcos de violoncelo e contrabaixo',
      'Arcos curtos, firmes e com mais crina. No contrabaixo há dois modelos, francês e alemão: a diferença está na pegada, e a escola do professor decide. Confira o peso na ficha de cada um.',
    ],
    [
      'cavaletes',
      'Cavaletes e pontes',
      'Cavaletes, pontes e rastilhos',
      'A pequena peça por onde passa todo o som. Os cavaletes de arco vêm em bruto e precisam do recorte de um luthier; pontes e rastilhos pedem medida exata. Na dúvida, mande a foto e a medida dos pés.',
    ],
    [
      'cavaletes/violino-e-viola',
      'Violino e viola',
      'Cavaletes de violino e viola',
      'Maple seco, raio medular à vista e largura de pés para cada tamanho. São peças em bruto: quem ajusta a altura, a curva e os pés é o luthier. Um cavalete bem talhado muda mais o som que um jogo caro.',
    ],
    [
      'cavaletes/violoncelo-e-contrabaixo',
      'Violoncelo e contrabaixo',
      'Cavaletes de violoncelo e contrabaixo',
      'Modelos francês e belga, de perna curta ou comprida, para instrumentos grandes. O modelo belga solta o som; o francês aquece. Leve o instrumento ao luthier para o recorte.',
    ],
    [
      'cavaletes/guitarra-e-violao',
      'Guitarra, baixo e violão',
      'Pontes de guitarra e rastilhos de violão',
      'Pontes flutuantes e fixas, rastilhos de osso e conjuntos para baixo. Meça o espaço entre parafusos e o entre-cordas antes de comprar. Uma ponte firme segura a afinação e o sustain.',
    ],
  ]
}
