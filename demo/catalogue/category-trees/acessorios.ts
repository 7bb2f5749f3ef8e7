import type { CategoryRow } from '../categories.ts'

/** Accessories, cases and kits. */
export function acessoriosTree(): CategoryRow[] {
  return [
    [
      'acessorios',
      'Acessórios',
      'Acessórios para músicos',
      'As coisas pequenas que fazem o ensaio acontecer. Breu, correia, afinador, cabo, suporte, pano: separamos por família para achar depressa. Quase tudo cabe no estojo.',
    ],
    [
      'acessorios/arco',
      'Para instrumentos de arco',
      'Acessórios para instrumentos de arco',
      'Do breu à queixeira, o que violinistas, violistas e violoncelistas usam todos os dias. Pequenos ajustes de conforto mudam horas de estudo. Peça conselho ao professor e, se quiser, a nós.',
    ],
    [
      'acessorios/arco/breu',
      'Breu',
      'Breu para arcos',
      'Sem breu, o arco é mudo. Os claros são mais secos e leves; os escuros, mais aderentes, bons para graves e dias frios. Duas ou três passadas bastam.',
    ],
    [
      'acessorios/arco/surdinas',
      'Surdinas',
      'Surdinas',
      'De orquestra, para um som velado; de estudo, para não acordar o vizinho. As de metal e de borracha pesada abafam muito. Retire sempre antes de guardar.',
    ],
    [
      'acessorios/arco/espaleiras-e-queixeiras',
      'Espaleiras e queixeiras',
      'Espaleiras e queixeiras',
      'O violino precisa ficar sem ser apertado. Altura, curva e largura mudam de pessoa para pessoa, e vale experimentar. Pescoços compridos pedem espaleiras altas.',
    ],
    [
      'acessorios/arco/pecas',
      'Peças de montagem',
      'Cravelhas, estandartes e microafinadores',
      'Cravelhas, estandartes, microafinadores e apoios de espigão. Cravelhas pedem ajuste cônico de luthier; microafinadores, só um minuto. Confira tamanho e tipo de corda.',
    ],
    [
      'acessorios/palhetados',
      'Para violão, guitarra e baixo',
      'Acessórios para violão, guitarra e baixo',
      'Palhetas, correias, cabos, captadores e tudo que some no meio do show. Compre dois. Um fica na capa.',
    ],
    [
      'acessorios/palhetados/palhetas',
      'Palhetas',
      'Palhetas',
      'Finas balançam, médias acompanham, grossas atacam. Material e ponta mudam o som mais do que parece. Experimente três espessuras antes de decidir.',
    ],
    [
      'acessorios/palhetados/capotrastes',
      'Capotrastes',
      'Capotrastes',
      'Suba o tom sem mudar os acordes. Mola para trocar rápido, alavanca para apertar na medida. Encoste no traste, e não em cima dele.',
    ],
    [
      'acessorios/palhetados/correias',
      'Correias',
      'Correias e talabartes',
      'Couro que amacia com o tempo, algodão que não esquenta, largura que poupa o ombro. Use travas se o instrumento é pesado. O conforto começa na altura certa.',
    ],
    [
      'acessorios/palhetados/cabos',
      'Cabos',
      'Cabos para instrumento',
      'Um cabo bom é aquele de que você se esquece. Cobre de qualidade, malha densa e conector firme, em medidas de casa e de palco. Enrole sem torcer.',
    ],
    [
      'acessorios/palhetados/captadores',
      'Captadores',
      'Captadores',
      'Trocar captador é trocar de voz. Simples, duplos, de boca e de rastilho, com o caráter de cada um descrito. A solda é simples, mas um técnico faz em minutos.',
    ],
    [
      'acessorios/palhetados/tarraxas-e-pecas',
      'Tarraxas e peças',
      'Tarraxas e peças de reposição',
      'Tarraxas que não escorregam e peças que voltam a afinar o instrumento. Meça o furo e o lado antes de comprar. Muitas vezes basta isso para o violão afinar de novo.',
    ],
    [
      'acessorios/estojos',
      'Estojos e capas',
      'Estojos e capas',
      'O instrumento passa mais tempo guardado do que tocado. Espuma firme, zíper bom e alça que não machuca valem cada real. Confira as medidas internas na ficha.',
    ],
    [
      'acessorios/estojos/violino',
      'Violino e viola',
      'Estojos para violino e viola',
      'Formato de violino para quem anda muito, retangular para quem leva partituras. Os de espuma rígida pesam pouco. Alguns trazem higrômetro.',
    ],
    [
      'acessorios/estojos/violoncelo',
      'Violoncelo e arcos',
      'Capas e estojos de violoncelo e de arco',
      'Capa grossa para o dia a dia, estojo rígido para avião e carro cheio. Alças de mochila poupam as costas. Tubos de arco ficam aqui também.',
    ],
    [
      'acessorios/estojos/violao-e-guitarra',
      'Violão, guitarra e baixo',
      'Capas e cases para violão, guitarra e baixo',
      'Bag para o ônibus, case para a estrada. Olhe a espessura da espuma e o reforço no botão da correia. Meça a largura do corpo.',
    ],
    [
      'acessorios/estojos/ukulele',
      'Ukulele e cavaquinho',
      'Capas para ukulele e cavaquinho',
      'Pequenas, coloridas e acolchoadas. Há medidas para soprano, concert, tenor e para os nossos cavaquinhos. Com bolso para afinador e cordas.',
    ],
    [
      'acessorios/afinadores',
      'Afinadores',
      'Afinadores',
      'De presilha, de mesa ou de pedal: afinar depressa é educação musical. Os de presilha sentem a vibração e ignoram o barulho. Em palco, o pedal é rei.',
    ],
    [
      'acessorios/metronomos',
      'Metrônomos',
      'Metrônomos',
      'O colega de estudo mais paciente que existe. Mecânicos, bonitos na estante; digitais, leves no bolso. Comece devagar.',
    ],
    [
      'acessorios/suportes',
      'Suportes e estantes',
      'Suportes e estantes',
      'Instrumento à vista é instrumento tocado. Chão, parede ou partitura, com espuma que respeita o verniz. Trave antes de soltar.',
    ],
    [
      'acessorios/limpeza',
      'Limpeza e cuidado',
      'Limpeza e cuidado',
      'Pano seco depois de tocar, verniz limpo, madeira hidratada. Pequenos hábitos que poupam visitas ao luthier. Nunca use álcool nem lustra-móveis.',
    ],
    [
      'kits',
      'Kits',
      'Kits prontos',
      'Reunimos o que costuma ser comprado junto, com preço menor que a soma. São presentes que já chegam tocando e conjuntos de manutenção para a oficina de casa. O que vem em cada um está na página.',
    ],
  ]
}
