const PEOPLE: [nome: string, cep: string, logradouro: string, numero: string][] = [
  ['Ana Beatriz Moura', '01310-100', 'Avenida Paulista', '1578'],
  ['Rafael Teixeira', '20040-002', 'Avenida Rio Branco', '43'],
  ['Camila Nogueira', '30130-110', 'Rua dos Carijós', '218'],
  ['Thiago Bastos', '80020-310', 'Rua Marechal Deodoro', '630'],
  ['Luíza Fontana', '90010-150', 'Rua dos Andradas', '1001'],
  ['Davi Carvalho', '40020-000', 'Rua Chile', '22'],
  ['Helena Siqueira', '50030-230', 'Rua do Bom Jesus', '125'],
  ['Otávio Mendes', '60160-230', 'Rua Silva Paulet', '900'],
  ['Joana Prates', '70040-010', 'Setor Bancário Norte', '8'],
  ['Miguel Arruda', '88010-400', 'Rua Felipe Schmidt', '315'],
  ['Sofia Lacerda', '69005-070', 'Avenida Eduardo Ribeiro', '620'],
  ['Bruno Kawakami', '01503-001', 'Rua da Glória', '77'],
]

/** The `n`-th fictitious person of the pictures; after the last one the first comes again. */
export function person(n: number) {
  const [nome, cep, logradouro, numero] = PEOPLE[n % PEOPLE.length] ?? ['', '', '', '']
  const name = nome.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(' ', '.')

  return {
    nome,
    email: `${name}@exemplo.com.br`,
    endereco: { destinatario: nome, cep, logradouro, numero },
  }
}
