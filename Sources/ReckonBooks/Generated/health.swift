// Written by `swift run generate-books` from Sources/Books; not to be edited.

extension ShippedBooks {
  static let health: String = ##"""
# Health: body measures, energy, kidneys and blood. The formulas are those of the literature; what they mean for a person is for a physician to say. Weights,
# heights, ages, pressures, rates and concentrations take units (80 kg, 5 ft 11 in, 40 yr, 120 mmHg, 1.1 mg/dl, 140 mmol/l), the sex is "female" or "male".

# Whether a text names a sex that the formulas know. Source: the convention of this book.
isSex(sex: text) = sex in ["female", "male"] # "female" or "male"
> isSex("female") = true
> isSex("Frau") = false

# Body mass index, kg/m². Range: weights up to 700 kg, heights of 20 to 280 cm; for adults, children are judged by percentiles. Source: A. Quetelet, 1832; A.
# Keys et al., J. Chronic Dis. 25, 1972. The CDC's example: 24.98 for 68 kg and 1.65 m.
bodyMassIndex(weight: kg, height: m) = (
  weight/height^2/(1 kg/m^2)
  ) where 0 kg < weight <= 700 kg and 20 cm <= height <= 280 cm # Keys et al., 1972
> bodyMassIndex(80 kg, 2 m) = 20
> bodyMassIndex(68 kg, 1.65 m) = 24.98 ± 0.005
> bodyMassIndex(80 kg, 180 cm) = bodyMassIndex(80 kg, 1.8 m) ± 1e-12
> bodyMassIndex(80 kg, 1.8 cm) = error
> bodyMassIndex(80 kg, 0 m) = error

# Class of an adult's body mass index: 0 below 18.5, 1 below 25, 2 below 30, 3 from 30 on. Range: 5 to 200, from 20 years on. Source: WHO Technical Report
# Series 894, 2000.
bodyMassClass(x) = if(x < 18.5, 0, if(x < 25, 1, if(x < 30, 2, 3))) where 5 <= x <= 200 # WHO TRS 894
> bodyMassClass(18.4) = 0
> bodyMassClass(18.5) = 1
> bodyMassClass(30) = 3
> bodyMassClass(-1) = error

# Body surface. Range: weights of 2 to 300 kg, heights of 40 to 250 cm. Source: from D. Du Bois, E. F. Du Bois, Arch. Intern. Med. 17, 1916, as at
# globalrph.com/bsa2.htm.
duBoisSurface(weight: kg, height: cm) = (
  0.007184 m^2*(weight/(1 kg))^0.425*(height/(1 cm))^0.725
  ) where 2 kg <= weight <= 300 kg and 40 cm <= height <= 250 cm # Du Bois, 1916
> duBoisSurface(70 kg, 170 cm) = 1.81 m^2 ± 0.005 m^2
> duBoisSurface(70 kg, 170 cm) = 1.8097078017532474 m^2 ± 1e-11%
> duBoisSurface(70 kg, 1.7 cm) = error

# Body surface. Range: as above. Source: from R. D. Mosteller, N. Engl. J. Med. 317, 1987, as at globalrph.com/bsa2.htm.
mostellerSurface(weight: kg, height: cm) = (
  1 m^2*√(weight/(1 kg)*height/(1 cm)/3600)
  ) where 2 kg <= weight <= 300 kg and 40 cm <= height <= 250 cm # Mosteller, 1987
> mostellerSurface(80 kg, 180 cm) = 2 m^2 ± 1e-15 m^2
> mostellerSurface(70 kg, 170 cm) = 1.8181186857726191 m^2 ± 1e-11%
> mostellerSurface(1 kg, 170 cm) = error

# Ideal weight to dose by. Range: adults of 152.4 cm (60 in) and more. Source: from B. J. Devine, Drug Intell. Clin. Pharm. 8, 1974, as at
# globalrph.com/multiple_crcl_2012.htm.
devineWeight(height: cm, sex: text) = (
  (if(sex == "female", 45.5, 50) + 2.3(height/(1 in) - 60))*(1 kg)
  ) where 152.4 cm <= height <= 250 cm and isSex(sex) # Devine, 1974
> devineWeight(70 in, "male") = 73 kg ± 1e-12 kg
> devineWeight(64 in, "female") = 54.7 kg ± 1e-12 kg
> devineWeight(140 cm, "male") = error

# Energy used at rest at an age. Range: 19 to 78 years, the ages of the study; weights of 30 to 300 kg, heights of 120 to 250 cm. Source: M. D. Mifflin, S. T.
# St Jeor et al., Am. J. Clin. Nutr. 51, 1990.
mifflinStJeor(weight: kg, height: cm, age: yr, sex: text) = (
  (10weight/(1 kg) + 6.25height/(1 cm) - 5age/(1 yr) + if(sex == "female", -161, 5))*(1 kcal/d)
  ) where 19 yr <= age <= 78 yr and isSex(sex) and isMeasured(weight, height) # Mifflin, 1990
# Whether weight and height are in the range of mifflinStJeor (1 for yes, 0 for no), with its source.
isMeasured(weight: kg, height: cm) = 30 kg <= weight <= 300 kg and 120 cm <= height <= 250 cm
> isMeasured(70 kg, 175 cm) = 1
> mifflinStJeor(70 kg, 175 cm, 30 yr, "male") = 1648.75 kcal/d
> mifflinStJeor(60 kg, 165 cm, 40 yr, "female") = 1270.25 kcal/d
> mifflinStJeor(20 kg, 110 cm, 5 yr, "female") = error
> mifflinStJeor(60 kg, 165 cm, 40 yr, "other") = error

# Energy used at rest at an age. Range: 15 to 74 years, the ages of the study; weights and heights as above. Source: J. A. Harris, F. G. Benedict, A Biometric
# Study of Basal Metabolism in Man, Carnegie Institution of Washington, publication 279, 1919.
harrisBenedict(weight: kg, height: cm, age: yr, sex: text) = (if(sex == "female",
  655.0955 + 9.5634weight/(1 kg) + 1.8496height/(1 cm) - 4.6756age/(1 yr),
  66.4730 + 13.7516weight/(1 kg) + 5.0033height/(1 cm) - 6.7550age/(1 yr))*(1 kcal/d)
  ) where 15 yr <= age <= 74 yr and isSex(sex) and isMeasured(weight, height) # Harris, 1919
> harrisBenedict(70 kg, 175 cm, 30 yr, "male") = 1702.0125 kcal/d ± 1e-11%
> harrisBenedict(60 kg, 165 cm, 40 yr, "female") = 1347.0595 kcal/d ± 1e-11%
> harrisBenedict(60 kg, 165 cm, 90 yr, "female") = error

# Clearance of creatinine at an age for a creatinine. Range: 18 to 92 years, the ages of the study; weights of 30 to 300 kg, creatinine of 0.1 to 30 mg/dl.
# Source: from D. W. Cockcroft, M. H. Gault, Nephron 16, 1976, as at globalrph.com/multiple_crcl_2012.htm and in table 2 of
# hindawi.com/journals/bmri/2014/916542.
cockcroftGault(weight: kg, age: yr, creatinine: mg/dl, sex: text) = (
  1 ml/min*(140 - age/(1 yr))*(weight/(1 kg))/(72creatinine/(1 mg/dl))*if(sex == "female", 0.85, 1)
  ) where 18 yr <= age <= 92 yr and isSex(sex) and 0.1 mg/dl <= creatinine <= 30 mg/dl and 30 kg <= weight <= 300 kg # Cockcroft and Gault, 1976
> cockcroftGault(72 kg, 40 yr, 1 mg/dl, "male") = 100 ml/min
> cockcroftGault(60 kg, 65 yr, 1.1 mg/dl, "female") = 48.295454545454545 ml/min ± 1e-11%
> cockcroftGault(60 kg, 150 yr, 1.1 mg/dl, "female") = error
> cockcroftGault(40 kg, 12 yr, 0.5 mg/dl, "male") = error

# Filtration of the kidneys, for 1.73 m², at an age for a creatinine. Range: adults of 18 to 120 years, creatinine of 0.1 to 30 mg/dl. Source: from the
# National Kidney Foundation, CKD-EPI Creatinine Equation (2021) (kidney.org), for adults as at niddk.nih.gov; L. A. Inker et al., N. Engl. J. Med. 385, 2021.
filtrationRate(creatinine: mg/dl, age: yr, sex: text) = (
  142 ml/min*0.9938^(age/(1 yr))*if(sex == "female", 1.012filtrationFactor(creatinine/(0.7 mg/dl), -0.241),
    filtrationFactor(creatinine/(0.9 mg/dl), -0.302))
  ) where 18 yr <= age <= 120 yr and isSex(sex) and 0.1 mg/dl <= creatinine <= 30 mg/dl # CKD-EPI 2021: adults
> filtrationRate(1 mg/dl, 50 yr, "male") = 91.691478609833221 ml/min ± 1e-11%
> filtrationRate(6 mg/l, 50 yr, "female") = 109.28301133784731 ml/min ± 1e-11%
> filtrationRate(1 mg/dl, 10 yr, "male") = error

# Its factor for creatinine: a power below the knee, another above it. Range: x > 0. Source: as above.
filtrationFactor(x, low) = min(x, 1)^low*max(x, 1)^-1.2 where x > 0 # CKD-EPI 2021
> filtrationFactor(1, -0.302) = 1

# Filtration of a child's kidneys, for 1.73 m², by the bedside, for a creatinine. Range: heights of 60 to 200 cm (1 to 16 years), creatinine of 0.1 to 15
# mg/dl. Source: from the National Kidney Foundation, Creatinine-based Bedside Schwartz Equation (2009) (kidney.org), which has 1 to 18 years; G. J. Schwartz
# et al., J. Am. Soc. Nephrol. 20, 2009.
schwartzRate(height: cm, creatinine: mg/dl) = (
  0.413 ml/min*(height/(1 cm))/(creatinine/(1 mg/dl))
  ) where 60 cm <= height <= 200 cm and 0.1 mg/dl <= creatinine <= 15 mg/dl # Schwartz, 2009
> schwartzRate(120 cm, 0.5 mg/dl) = 99.12 ml/min ± 1e-12 ml/min
> schwartzRate(1.2 m, creatinineMass(44.2 µmol/l)) = 99.12 ml/min ± 0.01 ml/min
> schwartzRate(120 cm, 0 mg/dl) = error

# Mean arterial pressure from the systolic and the diastolic one. Range: 0 < diastolic ≤ systolic ≤ 350 mmHg. Source: after W. F. Ganong, Review of Medical
# Physiology: the diastolic pressure and a third of the pulse pressure.
meanArterialPressure(systolic: mmHg, diastolic: mmHg) = (
  diastolic + (systolic - diastolic)/3
  ) where 0 mmHg < diastolic <= systolic <= 350 mmHg # after Ganong
> meanArterialPressure(120 mmHg, 80 mmHg) = 93.333 mmHg ± 0.001 mmHg
> meanArterialPressure(80 mmHg, 120 mmHg) = error

# Greatest heart rate at an age. Range: adults of 18 to 81 years. Source: H. Tanaka, K. D. Monahan, D. R. Seals, J. Am. Coll. Cardiol. 37, 2001.
greatestHeartRate(age: yr) = (
  (208 - 0.7age/(1 yr))*(1 bpm)
  ) where 18 yr <= age <= 81 yr # Tanaka et al., 2001
> greatestHeartRate(40 yr) = 180 bpm
> greatestHeartRate(10 yr) = error

# Heart rate for training at a part of the reserve over the rate at rest. Range: as above, rest of 30 to 120 a minute, 0 ≤ part ≤ 100%. Source: M. J.
# Karvonen, E. Kentala, O. Mustala, Ann. Med. Exp. Biol. Fenn. 35, 1957.
trainingHeartRate(age: yr, rest: bpm, part) = (
  rest + part*(greatestHeartRate(age) - rest)
  ) where 30 bpm <= rest <= 120 bpm and 0 <= part <= 1 # Karvonen et al., 1957
> trainingHeartRate(40 yr, 60 bpm, 50%) = 120 bpm
> trainingHeartRate(40 yr, 60 bpm, 150%) = error

# QT interval corrected for a heart rate. Range: qt of 100 to 1000 ms, 30 to 250 beats a minute. Source: H. C. Bazett, Heart 7, 1920.
bazettQT(qt: ms, beats: bpm) = (
  qt/√(60/(beats/(1 bpm)))
  ) where 100 ms <= qt <= 1000 ms and 30 bpm <= beats <= 250 bpm # Bazett, 1920
> bazettQT(400 ms, 60 bpm) = 400 ms
> bazettQT(0.38 s, 85 bpm) = 452.29046714104717 ms ± 1e-11%
> bazettQT(0.4 ms, 60 bpm) = error

# QT interval corrected for a heart rate. Range: as above. Source: L. S. Fridericia, Acta Med. Scand. 53, 1920.
fridericiaQT(qt: ms, beats: bpm) = (
  qt/∛(60/(beats/(1 bpm)))
  ) where 100 ms <= qt <= 1000 ms and 30 bpm <= beats <= 250 bpm # Fridericia, 1920
> fridericiaQT(400 ms, 60 bpm) = 400 ms
> fridericiaQT(380 ms, 85 bpm) = 426.7820597176711 ms ± 1e-11%
> fridericiaQT(380 ms, 0 bpm) = error

# LDL cholesterol from total cholesterol, HDL and triglycerides, by mass and by amount. Range: all > 0, triglycerides up to 400 mg/dl or 4.5 mmol/l, in
# fasting. Source: W. T. Friedewald, R. I. Levy, D. S. Fredrickson, Clin. Chem. 18, 1972.
friedewaldLDL(total: mg/dl, hdl: mg/dl, triglycerides: mg/dl) = (
  total - hdl - triglycerides/5
  ) where total > 0 mg/dl and 0 mg/dl < hdl < total and 0 mg/dl <= triglycerides <= 400 mg/dl # Friedewald, 1972
# As described for friedewaldLDL above, with the same range and source.
friedewaldLDLmmol(total: mmol/l, hdl: mmol/l, triglycerides: mmol/l) = (
  total - hdl - triglycerides/2.2
  ) where total > 0 mmol/l and 0 mmol/l < hdl < total and 0 mmol/l <= triglycerides <= 4.5 mmol/l # Friedewald, 1972
> friedewaldLDL(200 mg/dl, 50 mg/dl, 150 mg/dl) = 120 mg/dl
> friedewaldLDLmmol(5.2 mmol/l, 1.3 mmol/l, 1.7 mmol/l) = 3.1272727272727273 mmol/l ± 1e-11%
> friedewaldLDL(200 mg/dl, 50 mg/dl, 450 mg/dl) = error

# Mean glucose of a haemoglobin A1c (a part, as 7%), by mass and by amount. Range: 5 to 12%, as in its table. Source: D. M. Nathan et al., Translating the A1C
# Assay into Estimated Average Glucose Values, Diabetes Care 31, 2008; its table has 126, 154 and 183 mg/dl, or 7.0, 8.6 and 10.2 mmol/l, for 6, 7 and 8.
meanGlucose(a1c) = (
  (2870a1c - 46.7)*(1 mg/dl)
  ) where 0.05 <= a1c <= 0.12 # Nathan et al., 2008: 5 to 12 %
# As described for meanGlucose above, with the same range and source.
meanGlucoseMmol(a1c) = (
  (159a1c - 2.59)*(1 mmol/l)
  ) where 0.05 <= a1c <= 0.12 # Nathan et al., 2008: 5 to 12 %
> meanGlucose(6%) = 126 mg/dl ± 0.51 mg/dl
> meanGlucose(7%) = 154 mg/dl ± 0.5 mg/dl
> meanGlucose(8%) = 183 mg/dl ± 0.5 mg/dl
> meanGlucoseMmol(6%) = 7.0 mmol/l ± 0.1 mmol/l
> meanGlucoseMmol(7%) = 8.6 mmol/l ± 0.1 mmol/l
> meanGlucoseMmol(8%) = 10.2 mmol/l ± 0.1 mmol/l
> meanGlucose(a1cPart(53 mmol/mol)) = 154 mg/dl ± 0.5 mg/dl
> meanGlucose(53) = error

# Haemoglobin A1c of the NGSP, a part (7%), of one of the IFCC (53 mmol/mol). Range: 10 to 150 mmol/mol. Source: from the IFCC's master equation for the NGSP
# (information.ifcchba1c.org), W. Hoelzel et al., Clin. Chem. 50, 2004; 53 mmol/mol are 7.0 %.
a1cPart(ifcc) = (
  0.915ifcc + 0.0215
  ) where 0.01 <= ifcc <= 0.15 # NGSP and IFCC, 2004
> a1cPart(53 mmol/mol) = 0.070 ± 0.0005
> a1cPart(7 mmol/mol) = error

# Concentrations by mass of those by amount: of creatinine, bilirubin, glucose, cholesterol, triglycerides, urea (as its nitrogen) and calcium. Range: 0 or
# more. Source: the molar masses of 113.12, 584.66, 180.16, 386.65, 885.4, 28.01 and 40.08 g/mol (IUPAC, 2021).
creatinineMass(amount: µmol/l) = (amount*(113.12 g/mol) to mg/dl) where amount >= 0 µmol/l # 113.12 g/mol
# As described for creatinineMass above, with the same range and source.
bilirubinMass(amount: µmol/l) = (amount*(584.66 g/mol) to mg/dl) where amount >= 0 µmol/l # 584.66 g/mol
# As described for creatinineMass above, with the same range and source.
glucoseMass(amount: mmol/l) = (amount*(180.16 g/mol) to mg/dl) where amount >= 0 mmol/l # 180.16 g/mol
# As described for creatinineMass above, with the same range and source.
cholesterolMass(amount: mmol/l) = (amount*(386.65 g/mol) to mg/dl) where amount >= 0 mmol/l # 386.65 g/mol
# As described for creatinineMass above, with the same range and source.
triglyceridesMass(amount: mmol/l) = (amount*(885.4 g/mol) to mg/dl) where amount >= 0 mmol/l # 885.4 g/mol
# As described for creatinineMass above, with the same range and source.
ureaNitrogenMass(amount: mmol/l) = (amount*(28.01 g/mol) to mg/dl) where amount >= 0 mmol/l # 28.01 g/mol
# As described for creatinineMass above, with the same range and source.
calciumMass(amount: mmol/l) = (amount*(40.08 g/mol) to mg/dl) where amount >= 0 mmol/l # 40.08 g/mol
> creatinineMass(88.40 µmol/l) = 1 mg/dl ± 0.0001 mg/dl
> bilirubinMass(17.10 µmol/l) = 1 mg/dl ± 0.001 mg/dl
> glucoseMass(5.5 mmol/l) = 99 mg/dl ± 0.1 mg/dl
> cholesterolMass(5.17 mmol/l) = 200 mg/dl ± 0.5 mg/dl
> triglyceridesMass(1.69 mmol/l) = 150 mg/dl ± 0.5 mg/dl
> ureaNitrogenMass(5 mmol/l) = 14 mg/dl ± 0.01 mg/dl
> calciumMass(2.5 mmol/l) = 10.02 mg/dl ± 1e-12 mg/dl
> creatinineMass(-1 µmol/l) = error

# Calcium corrected for albumin, by mass and by amount. Range: calcium above 0 to 30 mg/dl or 7.5 mmol/l, albumin of 0.5 to 6 g/dl. Source: after R. B. Payne
# et al., Br. Med. J. 4, 1973: 0.8 mg/dl for each g/dl below 4.
correctedCalcium(calcium: mg/dl, albumin: g/dl) = (
  calcium + 0.8 mg/dl*(4 - albumin/(1 g/dl))
  ) where 0 mg/dl < calcium <= 30 mg/dl and 0.5 g/dl <= albumin <= 6 g/dl # after Payne et al., 1973
# As described for correctedCalcium above, with the same range and source.
correctedCalciumMmol(calcium: mmol/l, albumin: g/l) = (
  calcium + 0.02 mmol/l*(40 - albumin/(1 g/l))
  ) where 0 mmol/l < calcium <= 7.5 mmol/l and 5 g/l <= albumin <= 60 g/l # after Payne et al., 1973
> correctedCalcium(8 mg/dl, 20 g/l) = 9.6 mg/dl ± 1e-12 mg/dl
> correctedCalciumMmol(2 mmol/l, 20 g/l) = 2.4 mmol/l ± 1e-12 mmol/l
> correctedCalcium(8 mg/dl, 20 g/dl) = error

# Anion gap of sodium, chloride and bicarbonate. Range: sodium of 80 to 200, chloride of 50 to 160, bicarbonate of 1 to 60 mmol/l. Source: M. Emmett, R. G.
# Narins, Medicine 56, 1977.
anionGap(sodium: mmol/l, chloride: mmol/l, bicarbonate: mmol/l) = (
  sodium - chloride - bicarbonate
  ) where 80 mmol/l <= sodium <= 200 mmol/l and 50 mmol/l <= chloride <= 160 mmol/l and 1 mmol/l <= bicarbonate <= 60 mmol/l # Emmett, 1977
> anionGap(140 mmol/l, 104 mmol/l, 24 mmol/l) = 12 mmol/l
> anionGap(0 mmol/l, 104 mmol/l, 24 mmol/l) = error

# Osmolality, mOsm/kg, of sodium, glucose and urea nitrogen by mass, and with glucose and urea by amount. Range: sodium of 80 to 200 mmol/l, others 0 or more.
# Source: after R. M. Dorwart, L. Chalmers, Clin. Chem. 21, 1975, in the form of the textbooks.
osmolality(sodium: mmol/l, glucose: mg/dl, urea: mg/dl) = (
  2sodium/(1 mmol/l) + glucose/(18 mg/dl) + urea/(2.8 mg/dl)
  ) where 80 mmol/l <= sodium <= 200 mmol/l and glucose >= 0 mg/dl and urea >= 0 mg/dl # after Dorwart
# As described for osmolality above, with the same range and source.
osmolalityMmol(sodium: mmol/l, glucose: mmol/l, urea: mmol/l) = (
  (2sodium + glucose + urea)/(1 mmol/l)
  ) where 80 mmol/l <= sodium <= 200 mmol/l and glucose >= 0 mmol/l and urea >= 0 mmol/l # after Dorwart
> osmolality(140 mmol/l, 90 mg/dl, 14 mg/dl) = 290 ± 1e-12
> osmolalityMmol(140 mmol/l, 5 mmol/l, 5 mmol/l) = 290
> osmolality(-140 mmol/l, 90 mg/dl, 14 mg/dl) = error

# Whether bilirubin, INR and creatinine are what a laboratory can find (1 for yes, 0 for no). Source: as for meldScore.
isLiverPanel(bilirubin: mg/dl, inr, creatinine: mg/dl) = 0 mg/dl < bilirubin <= 100 mg/dl and 0 < inr <= 20 and 0 mg/dl < creatinine <= 30 mg/dl
> isLiverPanel(3 mg/dl, 1.8, 2 mg/dl) = 1

# MELD score of liver disease, at most 40, before rounding, of bilirubin and creatinine (mg/dl) and INR; values below 1 count as 1, creatinine above 4 as 4.
# Range: from 12 years on; bilirubin up to 100 mg/dl, INR up to 20, creatinine up to 30 mg/dl. Source: P. S. Kamath et al., Hepatology 33, 2001, in the form
# of UNOS, 2002. It was followed by MELD-Na in 2016 and MELD 3.0 in 2023.
meldScore(bilirubin: mg/dl, inr, creatinine: mg/dl) = (
  min(40, 3.78ln(max(bilirubin/(1 mg/dl), 1)) + 11.2ln(max(inr, 1)) + 9.57ln(clamp(creatinine/(1 mg/dl), 1, 4)) + 6.43)
  ) where isLiverPanel(bilirubin, inr, creatinine) # Kamath, 2001; UNOS, 2002
> meldScore(0.8 mg/dl, 1, 0.9 mg/dl) = 6.43
> meldScore(3 mg/dl, 1.8, 2 mg/dl) = 23.799383616027864 ± 1e-11%
> meldScore(40 mg/dl, 8, 4 mg/dl) = 40
> meldScore(0 mg/dl, 1, 1 mg/dl) = error

# MELD score with sodium (mmol/l, 125 to 137; others count as the nearer end), at most 40, before rounding: from a MELD score above 11 on. Range: as above,
# sodium of 80 to 200. Source: OPTN Policy 9, 2016; W. R. Kim et al., N. Engl. J. Med. 359, 2008.
meldNa(bilirubin: mg/dl, inr, creatinine: mg/dl, sodium: mmol/l) = (
  meldOfSodium(meldScore(bilirubin, inr, creatinine), clamp(sodium/(1 mmol/l), 125, 137))
  ) where 80 mmol/l <= sodium <= 200 mmol/l # OPTN Policy 9, 2016
# As described for meldNa above, with the same range and source.
meldOfSodium(m, sodium) = if(m > 11, min(40, m + 1.32(137 - sodium) - 0.033m*(137 - sodium)), m)
> meldNa(3 mg/dl, 1.8, 2 mg/dl, 140 mmol/l) = 23.799383616027864 ± 1e-11%
> meldNa(3 mg/dl, 1.8, 2 mg/dl, 130 mmol/l) = 27.541726000725428 ± 1e-11%
> meldNa(3 mg/dl, 1.8, 2 mg/dl, 0 mmol/l) = error

# MELD 3.0 of liver disease, at most 40, before rounding, of sex, bilirubin and creatinine (mg/dl), INR, sodium (mmol/l, 125 to 137) and albumin (g/dl, 1.5 to
# 3.5); values below 1 count as 1, creatinine above 3 as 3. Range: as above, albumin of 0.5 to 6. Source: from W. R. Kim et al., MELD 3.0, Gastroenterology
# 161, 2021 (PMC8608337), with its formula as at modelling.cds-platform.com; the limit of 40 is the OPTN's, the authors set none.
meld3(sex: text, bilirubin: mg/dl, inr, creatinine: mg/dl, sodium: mmol/l, albumin: g/dl) = meld3Of(
  if(sex == "female", 1, 0), ln(max(bilirubin/(1 mg/dl), 1)), ln(max(inr, 1)), ln(clamp(creatinine/(1 mg/dl), 1, 3)),
  137 - clamp(sodium/(1 mmol/l), 125, 137), 3.5 - clamp(albumin/(1 g/dl), 1.5, 3.5)
  ) where isSex(sex) and isLiverPanel(bilirubin, inr, creatinine) and 80 mmol/l <= sodium <= 200 mmol/l and 0.5 g/dl <= albumin <= 6 g/dl # Kim, 2021
# As described for meld3 above, with the same range and source.
meld3Of(f, b, i, c, s, a) = min(40, 1.33f + 4.56b + 0.82s - 0.24s*b + 9.09i + 11.14c + 1.85a - 1.83a*c + 6)
> meld3("male", 1 mg/dl, 1, 1 mg/dl, 137 mmol/l, 3.5 g/dl) = 6
> meld3("female", 1 mg/dl, 1, 1 mg/dl, 137 mmol/l, 3.5 g/dl) = 7.33 ± 1e-12
> meld3("female", 3 mg/dl, 1.8, 2 mg/dl, 130 mmol/l, 2.5 g/dl) = 29.880184426337509 ± 1e-11%
> meld3("male", 50 mg/dl, 10, 5 mg/dl, 120 mmol/l, 1 g/dl) = 40
> meld3("other", 3 mg/dl, 1.8, 2 mg/dl, 130 mmol/l, 2.5 g/dl) = error

# Alcohol in the blood, per mille, a time after a mass of it; the factor is 0.68 for men and 0.55 for women, 0.15 per mille vanish an hour. Range: mass, time
# ≥ 0, weights of 30 to 300 kg, factors of 0.4 to 0.9. Source: E. M. P. Widmark, 1932.
bloodAlcohol(alcohol: g, weight: kg, factor, time: h) = (
  max(0, alcohol/(1 g)/(factor*weight/(1 kg)) - 0.15time/(1 h))
  ) where alcohol >= 0 g and 30 kg <= weight <= 300 kg and 0.4 <= factor <= 0.9 and time >= 0 h # Widmark, 1932
> bloodAlcohol(34 g, 50 kg, 0.68, 0 h) = 1 ± 1e-15
> bloodAlcohol(10 g, 80 kg, 0.68, 5 h) = 0
> bloodAlcohol(40 g, 75 kg, 0.68, 90 min) = 0.55931372549019608 ± 1e-11%
> bloodAlcohol(40 g, 75 kg, 0.68, -1 h) = error

# What is left of a dose in the body after so many doses, one in each interval, with a half-life: a geometric sum, in the unit of the dose. Range: dose ≥ 0,
# interval, halfLife > 0, a whole number of doses from 1. Source: after M. Rowland, T. N. Tozer, Clinical Pharmacokinetics.
doseAccumulated(dose, interval: h, halfLife: h, doses) = (
  dose*Σ(k, 0, doses - 1, exp2(-k*interval/halfLife))
  ) where dose >= 0*dose and interval > 0 h and halfLife > 0 h and doses >= 1 and doses == floor(doses) # after Rowland
> doseAccumulated(100, 6 h, 6 h, 3) = 175
> doseAccumulated(500 mg, 8 h, 300 min, 10) = 746.12027040100203 mg ± 1e-11%
> doseAccumulated(100, 6 h, 0 h, 3) = error

# Weight.
parameter weight: kg where 0 kg < weight <= 700 kg

# Height.
parameter height: cm where 20 cm <= height <= 280 cm

# Age.
parameter age: yr where 0 yr <= age <= 130 yr

# Sex, "female" or "male".
parameter sex: text where sex in ["female", "male"]

# Activity: energy used over that at rest (1.2 sitting, 1.55 with sport, 1.9 with hard work).
parameter activity = 1.2 where 1 <= activity <= 3

# Body mass index, kg/m². Source: as for bodyMassIndex.
bmi = bodyMassIndex(weight, height)
> weight = 80; height = 200; bmi = 20
> weight = 80 kg; height = 1.8 m; bmi = 24.691358024691358 ± 1e-11%
> weight = 70; height = 170; bmi = 24.221453287197232 ± 1e-11%
> weight = 70; height = 0; bmi = error

# Energy used in a day. Range and source: as for mifflinStJeor; the activity's factors after FAO/WHO/UNU, Human Energy Requirements, 2001.
dailyEnergy = activity*mifflinStJeor(weight, height, age, sex)
> weight = 70; height = 175; age = 30; sex = "male"; dailyEnergy = 1978.5 kcal/d ± 1e-9 kcal/d
> weight = 60; height = 165; age = 40; sex = "female"; activity = 1.55; dailyEnergy = 1968.8875 kcal/d ± 1e-9 kcal/d
> weight = 60; height = 165; age = 40; sex = "other"; dailyEnergy = error
> weight = 3; height = 50; age = 110; sex = "female"; dailyEnergy = error

"""##
}
