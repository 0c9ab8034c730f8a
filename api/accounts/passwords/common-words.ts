/**
 * Words and names that people choose for passwords in the languages of the sites. Extends the dictionaries of zxcvbn.
 */
export const commonWords: readonly string[] = (
  'password passwort passord salasana losenord lösenord adgangskode kodeord kod code login logon signin welcome ' +
  'valkommen välkommen velkommen tervetuloa hello hej hei moi admin administrator root user guest gast gäst test ' +
  'demo default changeme change letmein access master secret hemlig hemmelig salainen internet computer dator ' +
  'monkey dragon shadow sunshine princess football fotboll fotball jalkapallo hockey ishockey baseball superman ' +
  'batman pokemon starwars trustno iloveyou loveyou love karlek kärlek kjaerlighet rakkaus kaerlighed freedom ' +
  'whatever nothing mustang harley ferrari porsche volvo saab samsung iphone google facebook microsoft windows ' +
  'linux apple banana cheese chocolate choklad coffee kaffe summer winter spring autumn sommar vinter host höst var vår ' +
  'sommer kesa kesä talvi syksy kevat kevät januari februari mars april maj juni juli augusti september oktober ' +
  'november december monday friday mandag måndag fredag stockholm goteborg göteborg malmo malmö oslo bergen ' +
  'helsinki tampere kobenhavn københavn aarhus sverige norge suomi finland danmark sweden norway denmark anna ' +
  'erik lars maria johan karl peter michael andreas daniel robert thomas jessica jennifer ashley qwerty qwertz ' +
  'azerty asdfgh asdf zxcvbn zxcv qazwsx abc abcd abcdef abcdefgh correct horse battery staple correcthorse ' +
  'this that is my the and or och og ja min mitt mine new ny uusi nytt long longer very secure safe saker sikker ' +
  'plumbing rör ror pipe putki vvs lvi el electric shop butik kauppa butikk customer kund kunde asiakas company ' +
  'foretag företag firma yritys'
).split(' ')
