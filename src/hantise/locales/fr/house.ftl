### Les pages de la maison : l’entrée, le salon, les réglages et tout ce qui entoure les jeux.

## Le cadre de chaque page

skip = Aller au contenu
nav = Menu principal
nav-home = Hantise, accueil
nav-lobby = Salon
nav-mine = Mes parties
nav-castles = Châteaux
nav-leaderboard = Classements
nav-settings = Réglages
nav-admin = Administration
nav-more = À propos de la maison
menu = Menu
switch-to-en = Switch to English
switch-to-fr = Passer au français
switch-to-light = Passer au thème clair
switch-to-dark = Passer au thème sombre
footer-unofficial = Une maison de jeux de fantômes, sans lien officiel.
try-again = Réessayer
save = Enregistrer
cancel = Annuler
close = Fermer
about-game = { $what }, { $title }

title-entrance = Hantise, une maison de jeux de fantômes
title-lobby = Salon
title-mine = Mes parties
title-leaderboard = Classements
title-settings = Réglages
title-device = Continuer sur cet appareil
title-about = À propos et crédits
title-fair = Est-ce équitable ?
title-admin = Administration
title-castles = Châteaux
title-puzzles = Problèmes
title-not-found = Page introuvable
title-rules = Règles : { $game }

## Ce qui ne va pas

error-offline = La maison est injoignable. Vérifiez votre connexion et réessayez.
error-unexpected = Une erreur s’est produite. Rien n’a été modifié.
error-house-down = La maison a un problème. Réessayez dans un instant.
field-missing =
    { $kind ->
        [checkbox] Cochez cette case pour continuer.
        [file] Choisissez un fichier.
        [select-one] Faites un choix.
       *[other] Remplissez ce champ.
    }
field-short =
    { $least ->
        [one] Saisissez au moins un caractère.
       *[other] Saisissez au moins { $least } caractères.
    }
field-mail = Saisissez une adresse e-mail, comme nom@exemple.org.
field-number = Saisissez un nombre entier de { $low } à { $high }.
not-found-heading = Page introuvable
not-found-help = L’adresse contient peut-être une faute de frappe, ou la table qui était ici a été fermée. Vous pouvez aller à :
to-entrance = Accueil
to-lobby = Salon
to-mine = Mes parties

## L’entrée

motto = Une maison de jeux de fantômes. Chaque fenêtre éclairée en est un.
scene = Une maison hantée, la nuit ; ses fenêtres éclairées sont les jeux
window = Voir { $title }
door = Porte d’entrée, vers le salon
games-heading = Les jeux
play-now = Jouer
more-options = Options
learn = Apprendre
rules = Règles
players-range =
    { $low ->
        [2] { $high ->
            [2] 2 joueurs
           *[other] 2 à { $high } joueurs
        }
       *[other] { $low } à { $high } joueurs
    }
minutes = { $minutes } min
age = dès { $age } ans
join-heading = Rejoindre avec un code
join-help = Les quatre lettres affichées à la table.
join = Rejoindre
with-people-heading = Jouer à plusieurs
with-people =
    { $open ->
        [0] Aucune table n’est ouverte
        [one] Une table est ouverte
       *[other] { $open } tables sont ouvertes
    }, et { $people ->
        [0] la maison est silencieuse.
        [one] une personne est là.
       *[other] { $people } personnes sont là.
    }
name-heading = Votre nom
name-saved = Vous vous appelez maintenant { $name }.
name-nobody = Facultatif : sans nom, vous en recevrez un, bien fantomatique.
name-guest = Sur cet appareil, vous jouez comme invité.
name-account = Le nom de votre compte.
make-account = Créer un compte
waiting-for-me =
    { $count ->
        [0] Aucune partie ne vous attend.
        [one] Une partie vous attend.
       *[other] { $count } parties vous attendent.
    }
games-running =
    { $count ->
        [one] Vous avez une partie en cours.
       *[other] Vous avez { $count } parties en cours.
    }
continue-game = Reprendre { $game }
your-turn-at = { $game } : c’est à vous de jouer.

## Les tables dans les listes

your-turn = À vous
free-seats =
    { $free ->
        [one] une place libre sur { $players }
       *[other] { $free } places libres sur { $players }
    }
pace-live-short = { $minutes } min + { $increment } s
pace-days-short =
    { $days ->
        [one] 1 jour par coup
       *[other] { $days } jours par coup
    }
rated = classée
by-link = sur invitation
watching =
    { $count ->
        [one] un spectateur
       *[other] { $count } spectateurs
    }
won-by =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent ensemble
    }
won-on-time = { $names } gagne au temps
out-of-time = Temps écoulé : un robot joue pour vous
sit = Rejoindre
look = Voir
watch = Regarder
resume = Reprendre
play = Jouer
replay = Revoir

## Le salon

lobby-waiting = Chargement…
lobby-broken = Connexion perdue : ce que vous voyez n’est peut-être plus à jour. Reconnexion…
lobby-open = Tables ouvertes
lobby-open-none = Aucune pour l’instant. Ouvrez-en une : vos amis pourront la rejoindre par un lien, et tout le monde depuis le salon.
lobby-playing = Parties en cours
lobby-playing-none = Aucune partie publique en cours.
lobby-recent = Derniers résultats
lobby-recent-none = Aucune partie terminée pour l’instant.
lobby-here = En ligne
lobby-here-none = Personne d’autre que vous et les courants d’air.
lobby-here-who =
    { $named ->
        [0] { $others ->
            [one] Une personne.
           *[other] { $others } personnes.
        }
       *[other] { $others ->
            [0] { $names }.
            [one] { $names } et une autre personne.
           *[other] { $names } et { $others } autres personnes.
        }
    }

## Une nouvelle table

form-show = Ouvrir une table
form-hide = Fermer
form-heading = Nouvelle table
form-game = Jeu
form-players = Nombre de joueurs
players =
    { $count ->
        [one] 1 joueur
       *[other] { $count } joueurs
    }
form-seats = Places
seat = Place { $letter }
seat-me = Moi
seat-me-named = Moi ({ $name })
seat-open = Ouverte à tous
seat-bot = Robot
seat-here = Aussi sur cet écran
seat-bot-level = Robot à la place { $letter }
bot-level = { $name } (niveau { $level })
quick-players = Joueurs
quick-bots =
    { $count ->
        [one] Adversaire
       *[other] Adversaires
    }
fill-with-bots = Compléter avec des robots
in-the-dark = Dans le noir
    .help = L’édition de 1998 : seul ce qui est phosphorescent luit, et pâlit. Une lanterne le recharge.
seat-here-name = Nom (facultatif)
seat-here-name-of = Nom de la personne à la place { $letter }
pace = Cadence
pace-none = Sans pendule
pace-live = En temps réel, avec pendule
pace-correspondence = Par correspondance
pace-bank = Temps par joueur
pace-increment = Ajout par coup
pace-days = Temps par coup
seconds = { $seconds } s
days =
    { $days ->
        [one] 1 jour
       *[other] { $days } jours
    }
hours =
    { $hours ->
        [1] 1 heure
        [24] 1 jour
        [168] 1 semaine
        [720] 30 jours
        [8760] 1 an
       *[other] { $hours } heures
    }
form-rules = Options de règles
form-table = Réglages de la table
form-public = Qui peut rejoindre
form-public-yes = Tout le monde : affichée au salon
form-public-no = Seulement avec le lien ou le code
form-chat = Discussion
form-chat-free = Libre
form-chat-phrases = Phrases prédéfinies seulement
form-chat-off = Désactivée
form-chat-guest = Les invités n’ont que les phrases prédéfinies. Avec un compte, on écrit librement.
form-memory = Aide-mémoire
    .help = Permet de revoir ce que tout le monde a déjà vu.
form-rated = Partie classée
    .help = Si tout le monde a un compte et que les options le permettent.
form-unrated-guest = Il faut un compte pour jouer des parties classées.
form-unrated-bots = Les parties contre des robots ne sont pas classées.
form-unrated-screen = Les parties à plusieurs sur un même écran ne sont pas classées.
form-open = Ouvrir la table
form-start = Commencer la partie

## Mes parties

mine-next = Partie suivante
mine-waiting = À vous de jouer
mine-playing = En cours
mine-open = En attente de joueurs
mine-over = Terminées
mine-none = Vous n’avez pas encore de partie. Choisissez un jeu, ou allez voir qui est au salon.
mine-bots = Contre des robots
mine-aside = Mises de côté ({ $count })
aside = Mettre de côté
aside-named = Mettre de côté { $game }, dernier coup { $ago }
aside-all = Tout mettre de côté
aside-done =
    { $count ->
        [one] Partie mise de côté.
       *[other] { $count } parties mises de côté.
    }
undo = Annuler
mine-page = Mes résultats et mes cotes

## Les personnes et les classements

person-guest = Invité
person-since = Ici depuis le { $date }.
person-games = Jeux
person-rating = Cote : { $game }
person-recent = Dernières parties
person-recent-none = Aucune partie publique terminée pour l’instant.
column-rank = Rang
column-name = Nom
column-rating = Cote
column-games = Parties
column-game = Jeu
column-played = Jouées
column-won = Gagnées
column-when = Quand
column-admin = Administrateur
column-action = Action
column-target = Personne
column-why = Raison
curve =
    { $games ->
        [one] { $rating } ± { $uncertainty } après une partie classée.
       *[other] { $rating } ± { $uncertainty } après { $games } parties classées.
    }
curve-course = Entre { $low } et { $high }, du { $from } au { $to }.
leaderboard-of = Classement : { $game }
leaderboard-help = Seules comptent les parties entre personnes qui ont un compte. Une cote part de bas et monte à mesure qu’elle devient sûre.
leaderboard-none = Aucune partie classée pour l’instant.
leaderboard-all = Tous les classements

## Les règles

rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-technical = Notation et détails techniques
rules-found =
    { $count ->
        [0] Aucun résultat pour « { $word } ».
        [one] Une section mentionne « { $word } ».
       *[other] { $count } sections mentionnent « { $word } ».
    }

## Les réglages

settings-device = Cet appareil
settings-notifications = Notifications
settings-account = Compte
settings-other-device = Continuer sur un autre appareil
settings-sessions = Appareils connectés
settings-tokens = Jetons d’API
settings-data = Mes données
setting-language = Langue
language-auto = Langue du navigateur
language-en = English
language-fr = Français
setting-theme = Thème
theme-system = Selon le système
theme-light = Clair
theme-dark = Sombre
setting-motion = Animations
motion-system = Selon le système
motion-full = Toutes
motion-reduced = Le moins possible
setting-speed = Vitesse des animations
    .help = Touchez le plateau pour passer une animation.
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Instantanée
setting-sound = Sons
setting-volume = Volume
try-sound = Essayer
setting-voice = Lire les annonces à voix haute
    .help = Avec la voix de cet appareil.
    .impossible = Ce navigateur n’a pas de voix.
voice-sample = Cinq, miroir
setting-confirm = Confirmer les coups coûteux
    .help = Montre ce que le coup coûterait et demande une fois.
setting-notifications = Me prévenir quand cette page est à l’arrière-plan
setting-push = Me prévenir même si aucune page n’est ouverte
    .help = Pour les parties par correspondance. La notification nomme le jeu, rien d’autre.
notifications-help = Le titre de la page montre toujours quand c’est à vous.
notifications-impossible = Ce navigateur n’affiche de notifications que sur une adresse sécurisée (https) ou sur l’ordinateur qui fait tourner la maison. Le titre et le son vous préviennent quand même.
notifications-denied = Le navigateur bloque les notifications. Vous pouvez les autoriser dans ses réglages pour ce site.
saved = Enregistré.
copy = Copier
print = Imprimer
copied = Copié.
selected = Sélectionné : copiez maintenant au clavier ou d’un appui long.
account-make = Créer un compte
    .help = Vous gardez votre nom, vos parties et votre place. Vos parties avec d’autres pourront être classées.
account-make-button = Créer le compte
account-name = Nom
account-password = Mot de passe
    .help = Au moins 8 caractères. Quelques mots à la suite font l’affaire.
account-old-password = Mot de passe actuel
account-new-password = Nouveau mot de passe
account-mail = Adresse e-mail (facultative)
    .help = Seulement pour les rappels des parties par correspondance. Personne ne la voit.
mail-code = Code
    .help = Envoyé à { $mail }. Saisissez-le ici pour recevoir les rappels.
mail-confirm = Confirmer
mail-code-again = Renvoyer le code
mail-code-sent = Code envoyé.
mail-confirmed = Adresse e-mail confirmée : vous recevrez les rappels.
own-password = Votre mot de passe, pour confirmer
recovery-code = Code de secours
    .help = Affiché une seule fois. Il permet de choisir un nouveau mot de passe : imprimez-le ou gardez-le en lieu sûr.
sign-in = Se connecter
    .help = Vos parties d’invité sur cet appareil vous suivent.
forgotten = Mot de passe oublié ?
recover = Choisir un nouveau mot de passe et se connecter
sign-out = Se déconnecter
sign-others-out = Déconnecter les autres appareils
signed-out = Déconnexion effectuée.
signed-others-out = Tous les autres appareils sont déconnectés.
sign-out-everywhere = Se déconnecter partout
session-device = { $browser } sur { $system }
session-unknown = Navigateur inconnu
session-here = Cet appareil
session-seen = vu { $ago }
session-drop = Déconnecter
session-drop-named = Déconnecter { $device }
signed-one-out = Cet appareil est déconnecté.
password-change = Changer le mot de passe
    .help = Tous les autres appareils seront déconnectés.
password-tokens =
    { $count ->
        [one] Votre jeton d’API
       *[other] Vos { $count } jetons d’API
    }
password-tokens-revoke = Révoquer
password-tokens-keep = Garder
password-changed = Mot de passe changé.
other-device-help = Emportez votre nom et vos parties sur un téléphone ou un autre ordinateur, sans mot de passe.
other-device-make = Afficher le code
other-device-qr = Code QR de l’adresse ci-dessous
other-device-address =
    { $minutes ->
        [one] Scannez le code, ou ouvrez cette adresse sur l’autre appareil. Elle sert une fois, pendant une minute.
       *[other] Scannez le code, ou ouvrez cette adresse sur l’autre appareil. Elle sert une fois, pendant { $minutes } minutes.
    }
other-device-local = Cette adresse ne marche que sur cet ordinateur. Pour l’atteindre depuis un téléphone dans la pièce, lancez la maison avec « ./hantise serve --host 0.0.0.0 ».
tokens-help = Avec un jeton, un de vos programmes peut jouer par le même protocole que cette page.
token-label = À quoi sert-il ?
token-new = Créer
token-made = créé le { $date }, jamais utilisé
token-used = utilisé { $ago }
token-drop = Révoquer
token-drop-named = Révoquer { $label }
token-secret = Affiché une seule fois. Il permet de jouer en votre nom.
export = Télécharger mes données
export-help = Tout ce que la maison conserve sur vous, en un fichier JSON.
farewell = Supprimer mon compte
farewell-guest = Supprimer mes données
farewell-help = Votre nom, votre mot de passe, votre adresse e-mail et vos messages sont supprimés aussitôt et définitivement. Les parties jouées avec d’autres restent, sans votre nom.
farewell-sure = Je confirme
farewell-button = Supprimer définitivement

## Un autre appareil

device-help = Avec le code de votre autre appareil, vous êtes ici la même personne : même nom, mêmes parties.
device-code = Code
device-take = Continuer sur cet appareil
device-done = Bon retour, { $name }.
device-replaces = Sur cet appareil, vous êtes pour l’instant { $name }. Les parties en cours vous suivent, pas le nom.

## L’administration

admin-find = Trouver une personne
admin-find-button = Chercher
admin-found =
    { $count ->
        [0] Aucun résultat.
        [one] Une personne.
       *[other] { $count } personnes.
    }
admin-guest = invité, vu { $ago }
admin-account = compte, vu { $ago }
admin-hours = Durée
admin-mute = Faire taire
admin-unmute = Rendre la parole
admin-ban = Exclure
admin-unban = Lever l’exclusion
admin-muted = muet jusqu’au { $until }
admin-banned = exclu jusqu’au { $until }
admin-audit = Journal d’administration
admin-audit-none = Rien pour l’instant.
audit-mute = Silence imposé : { $time }
audit-unmute = Silence levé
audit-ban = Exclusion : { $time }
audit-unban = Exclusion levée
audit-admin = Devient administrateur
audit-not-admin = N’est plus administrateur
audit-close-table = Table fermée
audit-delete-message = Message supprimé

## À propos

about-what = Hantise est une maison de jeux de fantômes : des règles fidèles, des adversaires à la hauteur, un lieu où se retrouver, et de quoi revoir chaque partie. Elle parle français et anglais.
about-games-heading = Les jeux et qui les a faits
about-game-line = { $title }. Auteur : { $authors } ; éditeur : { $publisher }, { $year }.
about-unofficial = Hantise n’est pas une œuvre officielle. Elle n’a aucun lien avec les auteurs et les éditeurs de ces jeux, qui ne la cautionnent pas. Elle n’utilise que les mécanismes et les noms des jeux ; tous les textes et tous les dessins sont les siens.
about-box = Si un jeu vous plaît ici, achetez la boîte : elle contient un vrai château, de vraies cartes et aucun écran.
about-privacy-heading = Ce que la maison sait de vous
about-privacy = Un cookie qui vous garde connecté, le nom que vous avez choisi et les parties que vous avez jouées. Les mots de passe sont hachés. Il n’y a ni publicité ni pistage, et rien ne vient d’ailleurs que de cette maison. La page des réglages permet de télécharger toutes vos données, ou de les supprimer.
about-licence-heading = Licence
about-licence = Le code est un logiciel libre, sous licence Apache 2.0.

## Est-ce équitable ?

fair-intro = Des cartes sur un écran, cela demande de la confiance. Voici comment la maison la mérite.
fair-chance-heading = D’où vient le hasard
fair-chance = Chaque pioche et chaque donne viennent du générateur aléatoire du système d’exploitation de la machine qui fait tourner la maison, celui-là même qui fabrique les clés de chiffrement. Personne ne peut le prévoir, et rien de ce que font les joueurs ne l’influence. Il ne sait pas qui gagne.
fair-piles-heading = Les piles cachées n’ont pas d’ordre
fair-piles = Une pioche n’est pas ici une liste mélangée que quelqu’un pourrait entrouvrir. La maison sait seulement quelles cartes y sont encore. Celle que vous piochez est choisie au moment où vous la piochez, chaque carte avec la même chance. Ce qui n’existe pas ne peut pas fuiter.
fair-bots-heading = Les robots voient ce que vous verriez
fair-bots = Un robot reçoit exactement ce que voit sa place : sa main et ce qui est sur la table. Il réfléchit dans un processus à part, qui n’a rien d’autre. Il imagine ce que les autres pourraient avoir, et il peut se tromper.
fair-eyes-heading = Ce qui arrive sur votre écran
fair-eyes = Seul ce que votre place peut savoir est envoyé à votre navigateur : personne ne peut en trouver davantage en fouillant les données. Des tests comparent des milliers de paires de parties qui ne diffèrent que par des cartes cachées, et vérifient que chaque octet reçu par une place est le même.
fair-records-heading = Chaque partie peut être rejouée
fair-records = Une partie terminée est gardée avec chaque décision et chaque tirage, scellés un à un. Chacun peut la revoir du point de vue de chaque joueur ou tout révélé, la télécharger, et la rejouer avec les règles, que tout le monde peut lire.
fair-ratings-heading = Ce qui compte
fair-ratings = Seules comptent pour le classement les parties entre personnes qui ont un compte : aucune avec des robots, des indices, un écran pour plusieurs, ou des options qui changent la nature du jeu. Qui dépasse son temps ou laisse un robot jouer un coup à sa place dans une partie classée passe, pour la cote, derrière ceux qui ont joué tous les leurs.

## Les problèmes

puzzle-of-the-day = Problème du jour
puzzle-solve = Résoudre
puzzles-all = Tous les problèmes
puzzles-about = De vraies positions gagnantes : à vous de trouver comment. Chaque réponse est démontrée, et la maison retient ce que vous résolvez.
puzzles-solved =
    { $solved ->
        [one] { $solved } résolu sur { $count }
       *[other] { $solved } résolus sur { $count }
    }
puzzles-start = Commencer
puzzles-continue = Continuer
puzzles-grade-1 = Facile
puzzles-grade-2 = Moyen
puzzles-grade-3 = Difficile
puzzles-number-open = Problème { $number }
puzzles-number-solved = Problème { $number }, résolu
puzzles-number-shown = Problème { $number }, solution montrée
