/** Countries of the demo data: the members of the European Union and others that offices often deal with. */

/** Members of the European Union. */
export const euCountries: readonly string[] = [
  ..."Belgien, Bulgarien, Dänemark, Deutschland, Estland, Finnland, Frankreich, Griechenland, Irland".split(
    ", ",
  ),
  ..."Italien, Kroatien, Lettland, Litauen, Luxemburg, Malta, Niederlande, Österreich, Polen".split(", "),
  ..."Portugal, Rumänien, Schweden, Slowakei, Slowenien, Spanien, Tschechien, Ungarn, Zypern".split(", "),
];

/** Other countries, neighbours first. */
export const furtherCountries: readonly string[] = [
  ..."Schweiz, Liechtenstein, Norwegen, Island, Vereinigtes Königreich, Türkei, Ukraine, Serbien".split(", "),
  ..."Bosnien und Herzegowina, Kosovo, Nordmazedonien, Albanien, Montenegro, Moldau, Georgien".split(", "),
  ..."Armenien, Aserbaidschan, Kasachstan, Syrien, Irak, Iran, Afghanistan, Pakistan, Indien".split(", "),
  ..."China, Vietnam, Philippinen, Thailand, Marokko, Tunesien, Ägypten, Nigeria, Ghana, Eritrea".split(", "),
  ..."Vereinigte Staaten, Kanada, Brasilien, Kolumbien, Côte d’Ivoire, São Tomé und Príncipe".split(", "),
];
