import type { ServiceForm } from '#contract/orders/workshop/services.ts'
import { action, actionOf, choice, HAND, NUT, STRINGS, TUNING, words } from './questions.ts'

/** The input of the panel, with category paths instead of ids. */
export type DemoService = Omit<ServiceForm, 'categorias' | 'ativo'> & { categorias: readonly string[] }

const FRETTED = ['violoes', 'guitarras', 'ukuleles', 'regionais']

/** What the workshop of the demonstration offers, in the order in which shoppers see it. */
export const SERVICES: DemoService[] = [
  {
    nome: 'Regulagem completa de violão',
    descricao:
      'Tensor, altura das cordas no rastilho e na pestana, trastes polidos, escala hidratada e oitavas conferidas. Sai afinado, com a ficha das medidas.',
    preco: 18_000,
    minutos: 90,
    dias: 1,
    categorias: ['violoes'],
    perguntas: [
      actionOf([
        ['violaoNailon', 'náilon'],
        ['violaoAco', 'aço'],
      ]),
      TUNING,
      STRINGS,
      NUT,
      HAND,
    ],
  },
  {
    nome: 'Regulagem completa de guitarra',
    descricao:
      'Tensor, ponte, altura das cordas e dos captadores, oitavas, trastes polidos e contatos limpos. Sai afinada, com a ficha das medidas.',
    preco: 20_000,
    minutos: 100,
    dias: 1,
    categorias: ['guitarras/modelo-st', 'guitarras/modelo-tl', 'guitarras/modelo-lp', 'guitarras/modernas'],
    perguntas: [
      action('guitarra', 'no 12º traste'),
      TUNING,
      STRINGS,
      choice(
        {
          chave: 'ponte',
          rotulo: 'Ponte com alavanca',
          ajuda: 'Se a sua guitarra tem ponte fixa, escolha a primeira.',
        },
        [
          ['fixa', 'Ponte fixa'],
          ['flutuante', 'Flutuante, equilibrada com as molas', 4_000, 30],
          ['travada', 'Travada no corpo, só para baixo', 3_000, 20],
        ],
      ),
      NUT,
      HAND,
    ],
  },
  {
    nome: 'Regulagem de contrabaixo elétrico',
    descricao:
      'Tensor, altura das cordas, oitavas na ponte, altura dos captadores e contatos limpos, para um grave firme da primeira à última casa.',
    preco: 21_000,
    minutos: 100,
    dias: 1,
    categorias: ['guitarras/baixos'],
    perguntas: [action('baixo', 'no 12º traste'), TUNING, STRINGS, NUT, HAND],
  },
  {
    nome: 'Regulagem de ukulele e instrumentos brasileiros',
    descricao:
      'Ukulele, cavaquinho, viola caipira, bandolim ou banjo: altura das cordas, pestana, trastes e oitavas, com os pares afinados entre si.',
    preco: 13_000,
    minutos: 60,
    dias: 1,
    categorias: ['ukuleles', 'regionais'],
    perguntas: [
      actionOf([
        ['ukulele', 'ukulele'],
        ['cavaquinho', 'cavaquinho'],
        ['violaCaipira', 'viola caipira'],
        ['bandolim', 'bandolim'],
        ['banjo', 'banjo'],
      ]),
      TUNING,
      STRINGS,
      NUT,
    ],
  },
  {
    nome: 'Montagem de violino e viola de arco',
    descricao:
      'Cavalete recortado para o tampo, alma no lugar, cravelhas que giram e param, pestana e estandarte conferidos. Chega pronto para a primeira aula.',
    preco: 22_000,
    minutos: 120,
    dias: 2,
    categorias: ['violinos/estudo', 'violinos/avancados', 'violinos/violas'],
    perguntas: [
      choice({ chave: 'cavalete', rotulo: 'Cavalete' }, [
        ['original', 'O que vem, recortado e ajustado'],
        ['selecionado', 'Novo, de maple selecionado', 14_000, 40],
      ]),
      choice({ chave: 'alma', rotulo: 'Alma' }, [
        ['original', 'A que vem, ajustada'],
        ['nova', 'Nova, de abeto de veio fino', 9_000, 30],
      ]),
      STRINGS,
      choice({ chave: 'afinadores', rotulo: 'Afinadores finos' }, [
        ['como-vem', 'Como vem'],
        ['um', 'Um, na primeira corda', 2_500, 5],
        ['quatro', 'Nas quatro cordas, com estandarte que já os tem', 12_000, 20],
      ]),
      words({
        chave: 'queixeira',
        rotulo: 'Algo mais?',
        ajuda: 'Como queixeira central ou cravelhas mais macias.',
      }),
    ],
  },
  {
    nome: 'Montagem de violoncelo e contrabaixo acústico',
    descricao:
      'Cavalete recortado, alma ajustada, espigão e cravelhas conferidos, cordas na altura certa na ponta da escala. Viaja com o cavalete deitado ou em pé.',
    preco: 48_000,
    minutos: 210,
    dias: 3,
    categorias: ['violinos/violoncelos', 'violinos/contrabaixos'],
    perguntas: [
      choice({ chave: 'cavalete', rotulo: 'Cavalete' }, [
        ['original', 'O que vem, recortado e ajustado'],
        ['frances', 'Novo, modelo francês', 38_000, 60],
        ['belga', 'Novo, modelo belga', 42_000, 60],
      ]),
      choice({ chave: 'alma', rotulo: 'Alma' }, [
        ['original', 'A que vem, ajustada'],
        ['nova', 'Nova, de abeto de veio fino', 18_000, 45],
      ]),
      STRINGS,
      choice(
        {
          chave: 'viagem',
          rotulo: 'Como viaja',
          ajuda: 'Deitado, o cavalete vai marcado, e quem recebe o levanta. Em pé, é só afinar.',
        },
        [
          ['em-pe', 'Cavalete em pé, cordas frouxas'],
          ['deitado', 'Cavalete deitado, embalado à parte'],
        ],
      ),
    ],
  },
  {
    nome: 'Encordoamento',
    descricao:
      'Só a troca de cordas: escala limpa, cordas novas esticadas e assentadas, instrumento afinado.',
    preco: 6_000,
    minutos: 30,
    dias: 0,
    categorias: [...FRETTED, 'violinos'],
    perguntas: [{ ...STRINGS, obrigatoria: true, ajuda: 'O jogo escolhido entra na sacola.' }, TUNING],
  },
  {
    nome: 'Troca de pestana',
    descricao:
      'Pestana nova, talhada à mão, com a altura e o espaço de cada corda. Inclui as cordas de volta e a afinação.',
    preco: 12_000,
    minutos: 60,
    dias: 1,
    categorias: FRETTED,
    perguntas: [
      choice({ chave: 'material', rotulo: 'Material' }, [
        ['osso', 'Osso'],
        ['grafite', 'Grafite, que segura menos a corda na alavanca', 2_000],
        ['latao', 'Latão, de som mais brilhante', 4_000, 15],
      ]),
    ],
  },
  {
    nome: 'Inversão para canhoto',
    descricao:
      'Cordas na ordem inversa, pestana nova e rastilho ou ponte compensados para o outro lado. Os botões e o escudo ficam onde estão.',
    preco: 24_000,
    minutos: 120,
    dias: 2,
    categorias: FRETTED,
    perguntas: [
      choice({ chave: 'correia', rotulo: 'Pino da correia' }, [
        ['como-vem', 'Como vem'],
        ['outro-lado', 'Um novo do outro lado', 3_000, 15],
      ]),
      TUNING,
      STRINGS,
    ],
  },
  {
    nome: 'Instalação de captador',
    descricao:
      'Instala o captador que você comprou aqui ou manda com o instrumento: furação limpa, fios presos por dentro, volume igual em todas as cordas.',
    preco: 16_000,
    minutos: 90,
    dias: 1,
    categorias: FRETTED,
    perguntas: [
      words({
        chave: 'captador',
        rotulo: 'Qual captador',
        ajuda: 'Marca e modelo, ou o nome como está na loja.',
        obrigatoria: true,
      }),
      choice({ chave: 'saida', rotulo: 'Saída do cabo' }, [
        ['existente', 'A que o instrumento já tem'],
        ['nova', 'Uma nova, no pino da correia ou na lateral', 5_000, 30],
      ]),
    ],
  },
  {
    nome: 'Troca de crina do arco',
    descricao:
      'Crina nova de cavalo, penteada e presa com cunhas de madeira, talão e parafuso limpos. O arco volta com breu e pronto para tocar.',
    preco: 14_000,
    minutos: 75,
    dias: 1,
    categorias: ['arcos'],
    perguntas: [
      choice({ chave: 'crina', rotulo: 'Crina' }, [
        ['branca', 'Branca, para todo repertório'],
        ['selecionada', 'Branca selecionada, fio a fio', 7_000, 15],
        ['preta', 'Preta, mais áspera, para contrabaixo', 2_000],
      ]),
      choice({ chave: 'mao', rotulo: 'Para que mão' }, [
        ['destro', 'Destro'],
        ['canhoto', 'Canhoto'],
      ]),
    ],
  },
]
