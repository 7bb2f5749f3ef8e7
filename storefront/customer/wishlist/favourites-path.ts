/** The page of the favourites, which also handles the forms that change them. */
export const FAVOURITES_PATH = '/minha-conta/favoritos'
