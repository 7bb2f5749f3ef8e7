import { chance, pick } from '#demo/catalogue/chance.ts'

const WOMEN = [
  ...['Ana', 'Maria', 'Mariana', 'Juliana', 'Camila', 'Fernanda', 'Patrícia', 'Aline', 'Beatriz', 'Larissa'],
  ...[
    'Letícia',
    'Gabriela',
    'Rafaela',
    'Carolina',
    'Bianca',
    'Vanessa',
    'Sandra',
    'Márcia',
    'Simone',
    'Luciana',
  ],
  ...['Cláudia', 'Renata', 'Débora', 'Isabela', 'Júlia', 'Helena', 'Alice', 'Sofia', 'Natália', 'Tatiane'],
] as const

const MEN = [
  ...['João', 'José', 'Antônio', 'Carlos', 'Paulo', 'Pedro', 'Lucas', 'Marcos', 'Luís', 'Gabriel'],
  ...['Rafael', 'Daniel', 'Marcelo', 'Bruno', 'Eduardo', 'Felipe', 'Rodrigo', 'Gustavo', 'André', 'Leonardo'],
  ...['Thiago', 'Diego', 'Vinícius', 'Fábio', 'Ricardo', 'Samuel', 'Davi', 'Caio', 'Henrique', 'Otávio'],
  ...['Wesley', 'Jonas', 'Mateus', 'Elias', 'Sérgio', 'Renato', 'Murilo', 'Nelson', 'Geraldo', 'Francisco'],
] as const

const INITIALS = ['A', 'B', 'C', 'D', 'F', 'G', 'L', 'M', 'N', 'O', 'P', 'R', 'S', 'T', 'V'] as const

const CITIES = [
  ...[
    'São Paulo, SP',
    'São Paulo, SP',
    'São Paulo, SP',
    'Campinas, SP',
    'Santos, SP',
    'Sorocaba, SP',
    'Ribeirão Preto, SP',
  ],
  ...[
    'São José dos Campos, SP',
    'Guarulhos, SP',
    'Santo André, SP',
    'Tatuí, SP',
    'Bauru, SP',
    'Rio de Janeiro, RJ',
    'Rio de Janeiro, RJ',
  ],
  ...[
    'Niterói, RJ',
    'Petrópolis, RJ',
    'Volta Redonda, RJ',
    'Belo Horizonte, MG',
    'Belo Horizonte, MG',
    'Juiz de Fora, MG',
    'Uberlândia, MG',
  ],
  ...[
    'Ouro Preto, MG',
    'São João del-Rei, MG',
    'Montes Claros, MG',
    'Vitória, ES',
    'Vila Velha, ES',
    'Curitiba, PR',
    'Londrina, PR',
  ],
  ...[
    'Maringá, PR',
    'Florianópolis, SC',
    'Joinville, SC',
    'Blumenau, SC',
    'Porto Alegre, RS',
    'Caxias do Sul, RS',
    'Pelotas, RS',
  ],
  ...[
    'Santa Maria, RS',
    'Brasília, DF',
    'Brasília, DF',
    'Goiânia, GO',
    'Anápolis, GO',
    'Campo Grande, MS',
    'Cuiabá, MT',
  ],
  ...[
    'Palmas, TO',
    'Salvador, BA',
    'Salvador, BA',
    'Feira de Santana, BA',
    'Aracaju, SE',
    'Maceió, AL',
    'Recife, PE',
  ],
  ...[
    'Olinda, PE',
    'Caruaru, PE',
    'João Pessoa, PB',
    'Campina Grande, PB',
    'Natal, RN',
    'Fortaleza, CE',
    'Juazeiro do Norte, CE',
  ],
  ...['Teresina, PI', 'São Luís, MA', 'Belém, PA', 'Manaus, AM', 'Porto Velho, RO', 'Macapá, AP'],
] as const

export type Person = { nome: string; email: string; cidade: string }

/** Whether sentences about this person use feminine endings. */
export function isWoman(nome: string): boolean {
  const [first] = nome.split(' ')

  return WOMEN.some((name) => name === first)
}

/** Returns an invented person, the same for the same words. The e-mail address uses a reserved domain. */
export function person(...words: string[]): Person {
  const first = chance(...words, 'quem') < 0.46 ? pick(WOMEN, ...words, 'nome') : pick(MEN, ...words, 'nome')
  const initial = pick(INITIALS, ...words, 'sobrenome')
  const mailbox = `${first}.${initial}`
    .normalize('NFD')
    .replace(/[^a-zA-Z.]/g, '')
    .toLowerCase()

  return {
    nome: `${first} ${initial}.`,
    email: `${mailbox}@example.com`,
    cidade: pick(CITIES, ...words, 'cidade'),
  }
}
