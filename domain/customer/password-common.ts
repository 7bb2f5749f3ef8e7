/**
 * Returns whether a password is among the first that an attacker would try: one of the words below, alone, twice or
 * followed by digits and punctuation; one repeated character; or a sequence of the alphabet, the digits or the
 * keyboard.
 */
export function isCommonPassword(senha: string): boolean {
  const text = senha.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '')
  const word = text.replace(/[^a-z]+$/, '')

  return /^(.{1,3})\1*$/u.test(text) || RUNS.some((run) => isRun(run, text)) || isCommonWord(word)
}

function isRun(run: string, text: string): boolean {
  return run.includes(text) || [...run].reverse().join('').includes(text)
}

function isCommonWord(word: string): boolean {
  const half = word.slice(0, word.length / 2)

  return WORDS.has(word) || (word === half + half && WORDS.has(half))
}

const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
]

/** The beginnings of the most frequent passwords in leaked lists, Brazilian and worldwide. */
const WORDS: ReadonlySet<string> = new Set(
  [
    'senha minhasenha novasenha mudar trocar acesso entrar admin administrador usuario teste cliente visitante',
    'password passw pass welcome login letmein iloveyou monkey dragon master princess sunshine football baseball',
    'superman batman pokemon naruto starwars shadow whatever trustno changeme qwerty asdf asdfgh abc abcd',
    'brasil saopaulo riodejaneiro flamengo corinthians palmeiras santos vasco gremio cruzeiro botafogo fluminense',
    'internacional atletico bahia futebol',
    'amor teamo euteamo meuamor amorzinho vida minhavida familia felicidade saudade princesa gatinha gatinho',
    'deus jesus jesuscristo deusefiel deusmeama senhor jesusteama',
    'maria jose joao ana pedro lucas gabriel rafael mateus felipe bruno gustavo guilherme leonardo eduardo',
    'rodrigo fernando fernanda amanda juliana mariana camila beatriz larissa leticia vitoria isabela',
    'musica musico violao guitarra bateria piano teclado violino rockandroll lira loja lojalira',
  ].flatMap((line) => line.split(' ')),
)
