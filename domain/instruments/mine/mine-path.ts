/** The page on which shoppers say what they play. */
export const MINE_PATH = '/ferramentas/meu-instrumento'
