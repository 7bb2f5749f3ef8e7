import type { Voice } from './voice.ts'

/**
 * The speaker, by where they play. `{anos}`, `{grupo}` and `{idade}` are slots; `{parada/parado}` is chosen by the
 * author's gender.
 */
export const CONTEXTS: Readonly<Record<Voice['scene'], readonly string[]>> = {
  arco: [
    'Toco {grupo} há {anos} anos.',
    'Sou {aluna/aluno} de uma escola de música do bairro.',
    'Comprei para a minha filha de {idade} anos, que começou este semestre.',
    'Comprei para o meu filho de {idade} anos, que toca {grupo}.',
    'Dou aulas e indico para os alunos.',
    'Voltei a tocar depois de {anos} anos {parada/parado}.',
    'Toco casamentos quase todo fim de semana.',
    'Faço parte de um projeto social e a gente toca {grupo}.',
    'Estou me preparando para a prova do conservatório.',
    'Estudo à noite, depois do trabalho.',
    'Uso {grupo} e também em casa.',
    'Sou {professora/professor} e testei antes de passar para a turma.',
    'Comecei {adulta/adulto}, faz {anos} anos, e sou bem exigente com o som.',
    'Toco choro com amigos e música de câmara quando dá.',
    'Levei para o ensaio {grupo} no mesmo dia em que chegou.',
  ],
  popular: [
    'Toco {grupo} há {anos} anos.',
    'Estudo {sozinha/sozinho} em casa, com vídeo-aulas.',
    'Comprei de presente para o meu sobrinho de {idade} anos.',
    'Dou aulas e meus alunos usam o mesmo.',
    'Faço voz e violão em barzinho, três noites por semana.',
    'Gravo em casa e sou {chata/chato} com timbre.',
    'Voltei a tocar depois de {anos} anos {parada/parado}.',
    'Uso {grupo} e em casa.',
    'Testei uma semana inteira antes de escrever.',
    'Levei para o ensaio {grupo} no mesmo dia em que chegou.',
    'Comprei junto com o meu irmão, a gente toca {grupo}.',
    'Sou iniciante, então vale como opinião de iniciante.',
    'Toco de ouvido desde criança, agora estou estudando direito.',
    'Ganhei de aniversário da minha família.',
    'É o meu companheiro de estrada.',
  ],
}

export const GROUPS: Readonly<Record<Voice['scene'], readonly [string, ...string[]]>> = {
  arco: [
    'na orquestra da igreja',
    'na orquestra jovem da cidade',
    'num quarteto de cordas',
    'na orquestra da universidade',
    'numa camerata de bairro',
    'nos cultos de domingo',
    'numa orquestra comunitária',
    'na roda de choro',
  ],
  popular: [
    'numa banda de baile',
    'no louvor da igreja',
    'numa roda de choro',
    'numa roda de samba de quinta',
    'numa banda cover',
    'numa dupla sertaneja',
    'no grupo de jovens',
    'numa banda de garagem',
    'no coral da escola',
  ],
}

export const YEARS = ['dois', 'três', 'quatro', 'cinco', 'oito', 'dez', 'doze', 'quinze'] as const
export const AGES = ['seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'treze'] as const
export const SPANS = [
  'duas semanas',
  'três semanas',
  'um mês',
  'dois meses',
  'três meses',
  'um semestre',
] as const

/** What an unhappy buyer concedes. */
export const CONCESSIONS: readonly [string, ...string[]] = [
  'A entrega foi rápida, isso sim.',
  'A embalagem estava boa.',
  'Já comprei outras coisas aqui sem problema.',
  'O anúncio era claro, não é essa a questão.',
]

/** Closings, by stars. */
export const CLOSINGS: Readonly<Record<number, readonly string[]>> = {
  5: [
    'Recomendo sem medo.',
    'Compro de novo com certeza.',
    'Nota dez.',
    'Chegou antes do prazo.',
    'Superou o que eu esperava.',
    'Estou muito {satisfeita/satisfeito} com a compra.',
    'Já indiquei para dois amigos.',
    'Atendimento da loja também foi ótimo.',
    'Valeu cada centavo.',
    'Vou comprar outro para deixar de reserva.',
    'Podem comprar tranquilos.',
    'Só elogios.',
  ],
  4: [
    'No geral, muito bom.',
    'Recomendo, sabendo disso.',
    'Só não dou cinco por esse detalhe.',
    'Pelo preço, compensa.',
    'Compraria de novo.',
    'Fora isso, tudo certo.',
    'Boa compra.',
    'Cumpre bem o que promete.',
  ],
  3: [
    'Fica no meio do caminho.',
    'Serve, mas não me empolgou.',
    'Para começar, tudo bem.',
    'Esperava um pouco mais.',
    'Não é ruim, só não é para mim.',
    'Ainda estou decidindo se fico.',
  ],
  2: [
    'Esperava bem mais.',
    'Não compraria de novo.',
    'Pelo preço, não vale.',
    'A loja atendeu bem, mas o produto deixou a desejar.',
  ],
  1: [
    'Pedi a troca.',
    'Devolvi e recebi o dinheiro de volta.',
    'Não recomendo.',
    'Fiquei {decepcionada/decepcionado}.',
    'Dei azar com o meu, talvez.',
  ],
}

/** Headings to use when the family's own do not fit. */
export const TITLES: Readonly<Record<number, readonly string[]>> = {
  5: ['Excelente', 'Perfeito', 'Adorei', 'Muito bom mesmo', 'Melhor compra do ano', 'Show de bola', 'Ótimo'],
  4: ['Muito bom', 'Bom, com um porém', 'Gostei', 'Boa compra', 'Quase perfeito', 'Bom custo-benefício'],
  3: ['Razoável', 'Mediano', 'Dá para o gasto', 'Esperava mais', 'Tem prós e contras'],
  2: ['Deixou a desejar', 'Não gostei muito', 'Abaixo do esperado', 'Fraco'],
  1: ['Decepção', 'Veio com defeito', 'Não recomendo', 'Problema logo de cara'],
}

/** The store's answers, by the buyer's mood. */
export const STORE_ANSWERS: Readonly<Record<'unhappy' | 'mixed' | 'happy', readonly [string, ...string[]]>> =
  {
    unhappy: [
      'Oi, {nome}. Sentimos muito. Já enviamos para o seu e-mail o código de postagem da troca, sem custo. Se preferir o dinheiro de volta, é só responder por lá.',
      'Olá, {nome}. Isso não devia ter acontecido. Separamos outro, conferido na bancada, e combinamos a coleta por WhatsApp.',
      '{nome}, obrigado por contar. Passamos o caso para o fabricante e a garantia cobre. Nossa equipe entra em contato hoje mesmo.',
      'Oi, {nome}. Pedimos desculpas. A garantia cobre isso por inteiro: mande uma foto por e-mail e resolvemos em até dois dias úteis.',
    ],
    mixed: [
      'Oi, {nome}. Às vezes é só um ajuste, e a gente ensina: mande um vídeo curto pelo WhatsApp.',
      'Olá, {nome}. Obrigado pela sinceridade. Se quiser trocar por outro modelo, você tem 30 dias, com o frete por nossa conta.',
      '{nome}, obrigado pelo retrato honesto. Ajuda quem está escolhendo, e ajuda a gente também.',
      'Oi, {nome}. Conte para a gente o que você procura: talvez outro modelo combine mais, e a troca é simples.',
    ],
    happy: [
      'Que bom ler isso, {nome}. Bons ensaios!',
      'Obrigado, {nome}! Quando puder, mande um vídeo tocando.',
      'Ficamos felizes, {nome}. Qualquer dúvida de regulagem, é só chamar.',
      'Obrigado pelo carinho, {nome}. Até o próximo jogo de cordas!',
    ],
  }
